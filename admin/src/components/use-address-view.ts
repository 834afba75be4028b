import { useSearchParams } from 'react-router';

/** The page sizes of lists. The first is the default. */
export const PAGE_SIZES: readonly number[] = [20, 50, 100];

/** The state that every list has. */
interface ListView {
  search: string;
  pageSize: number;
  /** The cursor of the page. Empty for the first page. */
  after: string;
}

/** The possible values of each filter, by URL parameter. null allows any value. */
type Filters = Readonly<Record<string, readonly string[] | null>>;

export type ViewOf<Chosen extends Filters> = ListView & {
  [Name in keyof Chosen]: (Chosen[Name] extends readonly (infer Value)[] ? Value : string) | undefined;
};

/** `ORDER_PLACED` as a URL value: `order-placed`. */
export function slugOf(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

/** Converts a URL value to its enum value. undefined if no enum value matches. */
export function valueNamed<Value extends string>(
  values: readonly Value[],
  slug: string | null,
): Value | undefined {
  return values.find((value) => slug !== null && slugOf(value) === slugOf(slug));
}

/** The URL parameters of a list's state. */
export function searchOf(
  filters: Filters,
  { pageSize, ...said }: Partial<ListView>,
  sizes = PAGE_SIZES,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(said))
    if (value) search.set(name, filters[name] ? slugOf(String(value)) : String(value));
  if (pageSize !== undefined && pageSize !== sizes[0]) search.set('size', String(pageSize));
  return search;
}

/**
 * The state of a list, kept in the URL so that it survives a reload and the back button. Any change except of the page returns to
 * the first page.
 */
export function useAddressView<Chosen extends Filters>(filters: Chosen, sizes = PAGE_SIZES) {
  const [parameters, setParameters] = useSearchParams();
  const size = Number(parameters.get('size'));
  const chosen = Object.entries(filters).map(([name, values]) => {
    const said = parameters.get(name);
    return [name, values ? valueNamed(values, said) : (said ?? undefined)];
  });
  const view = {
    search: parameters.get('search') ?? '',
    ...Object.fromEntries(chosen),
    pageSize: sizes.find((one) => one === size) ?? sizes[0],
    after: parameters.get('after') ?? '',
  } as ViewOf<Chosen>;
  const change = (changed: Partial<ViewOf<Chosen>>) =>
    setParameters(searchOf(filters, { ...view, after: '', ...changed }, sizes), {
      // Going to another page adds a history entry. Typing and filtering replace the current entry.
      replace: changed.after === undefined,
      preventScrollReset: changed.after === undefined,
    });
  return [view, change] as const;
}
