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
  const newName = (value: string, place: number) => {
    const index = former.options[place]?.values.indexOf(value) ?? -1;
    return renamed[place]?.values[index] ?? value;
  };
  const variants = former.variants.map((variant) => ({ ...variant, values: variant.values.map(newName) }));
  return { options: renamed, variants };
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
): ProductOption {
  const same = options.find(({ name }) => name === option.name);
  const other = former.length === options.length ? options[place] : undefined;
  const isNewName = !former.some(({ name }) => name === other?.name);
  const next = same ?? (isNewName ? other : undefined);
  if (!next) return option;
  return { name: next.name, values: isRenaming(option.values, next.values) ? next.values : option.values };
}

/** Whether all changed values are new ones, so that each replaces the value at its position. */
function isRenaming(before: readonly string[], after: readonly string[]): boolean {
  return (
    before.length === after.length &&
    after.every((value, index) => value === before[index] || !before.includes(value))
  );
}
