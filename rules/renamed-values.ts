import type { ProductOption, Variant } from './variants.ts';

interface WithVariants {
  options: readonly ProductOption[];
  variants: readonly Variant[];
}

/**
 * Applies renamed options and values by position to the variants, so that a client that sends no ids keeps the variants' identity
 * and stock.
 * @returns the former options and variants, with the new names
 */
export function renameValues(former: WithVariants, options: readonly ProductOption[]): WithVariants {
  const renamed = former.options.map((option, place) =>
    renamedOption(option, place, former.options, options),
  );
  const variants = former.variants.map((variant) => ({
    ...variant,
    values: variant.values.map((value, place) => renamed[place]?.values.get(value) ?? value),
  }));
  const named = former.options.map(({ values }, place) => ({
    name: renamed[place]?.name ?? '',
    values: values.map((value) => renamed[place]?.values.get(value) ?? value),
  }));
  return { options: named, variants };
}

/**
 * Whether values were both removed and added, so that positions do not reveal which one was renamed. Variants without ids cannot
 * be matched then.
 */
export function isAmbiguousRename(
  former: readonly ProductOption[],
  options: readonly ProductOption[],
): boolean {
  return former.some(({ name, values }) => {
    const next = options.find((option) => option.name === name)?.values;
    if (!next) return false;
    const gone = values.some((value) => !next.includes(value));
    return gone && next.some((value) => !values.includes(value));
  });
}

function renamedOption(
  option: ProductOption,
  place: number,
  former: readonly ProductOption[],
  options: readonly ProductOption[],
): { name: string; values: Map<string, string> } {
  const same = options.find(({ name }) => name === option.name);
  const other = options[place];
  const isNewName = other !== undefined && !former.some(({ name }) => name === other.name);
  const next = same ?? (isNewName && former.length === options.length ? other : undefined);
  if (!next) return { name: option.name, values: new Map() };
  return { name: next.name, values: renamedPairs(option.values, next.values) };
}

/** For equally many values: pairs of a removed and a new one at the same position. */
function renamedPairs(before: readonly string[], after: readonly string[]): Map<string, string> {
  if (before.length !== after.length) return new Map();
  const pairs = before.map((value, index) => [value, after[index] ?? value] as const);
  const changed = pairs.filter(([from, to]) => from !== to);
  const isPlain = changed.every(([from, to]) => !after.includes(from) && !before.includes(to));
  return isPlain ? new Map(changed) : new Map();
}
