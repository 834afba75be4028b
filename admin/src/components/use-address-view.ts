import { useSearchParams } from 'react-router';

/** Lists have so many on a page, at first the first of these. */
export const PAGE_SIZES: readonly number[] = [20, 50, 100];

/** What every list can be asked for. */
interface ListView {
  search: string;
  pageSize: number;
  /** The cursor of the page; empty on the first. */
  after: string;
}

/** What a list is narrowed down by: the values of a parameter of the address, or null for any. */
type Filters = Readonly<Record<string, readonly string[] | null>>;

export type ViewOf<Chosen extends Filters> = ListView & {
  [Name in keyof Chosen]: (Chosen[Name] extends readonly (infer Value)[] ? Value : string) | undefined;
};

/** `ORDER_PLACED` as addresses have it: `order-placed`. */
export function slugOf(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

/** The value that an address names; undefined where there is none such. */
export function valueNamed<Value extends string>(
  values: readonly Value[],
  slug: string | null,
): Value | undefined {
  return values.find((value) => slug !== null && slugOf(value) === slugOf(slug));
}

/** The parameters of an address that shows some of a list. */
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
 * What of a list is shown, read from the address, so that it survives a reload and the back button. A change of anything but
 * the page leads to the first page.
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
      // A page is gone back from, what is typed is not.
      replace: changed.after === undefined,
      preventScrollReset: changed.after === undefined,
    });
  return [view, change] as const;
}
