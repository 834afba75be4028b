import type { SortOrder } from '../catalogue/list/page.ts';
import type { ProductFilter } from '../catalogue/products/service.ts';
import { assertValid } from '../errors.ts';

const SORT_FIELDS = { created_at: 'createdAt', title: 'titleKey', selling_price: 'sellingPrice' } as const;
const DIRECTIONS = { asc: 1, desc: -1 } as const;
const FLAGS = { '0': false, '1': true } as const;

/** What each parameter may say; null for text that only the list's own rules judge. */
const PARAMETERS: Record<string, object | null> = {
  text: null,
  category_id: null,
  is_featured: FLAGS,
  is_popular: FLAGS,
  is_new: FLAGS,
  order_by: SORT_FIELDS,
  direction: DIRECTIONS,
};

/**
 * Reads which products an export has: the filters and orders of the products' list, newest first by default.
 * @throws UserError when a parameter is unknown, or says what it cannot.
 */
export function readExportQuery(query: Record<string, unknown>): { order: SortOrder; filter: ProductFilter } {
  for (const [name, value] of Object.entries(query)) assertParameter(name, value);
  const said = query as Record<string, string>;
  return {
    order: {
      field: pick(SORT_FIELDS, said['order_by']) ?? 'createdAt',
      direction: pick(DIRECTIONS, said['direction']) ?? -1,
    },
    filter: {
      text: said['text'],
      categoryId: said['category_id'],
      isFeatured: pick(FLAGS, said['is_featured']),
      isPopular: pick(FLAGS, said['is_popular']),
      isNew: pick(FLAGS, said['is_new']),
    },
  };
}

function assertParameter(name: string, value: unknown): void {
  const choices = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
  if (choices === undefined) {
    assertValid({ [name]: `An export takes no ${name}, only ${Object.keys(PARAMETERS).join(', ')}.` });
  } else if (typeof value !== 'string') {
    assertValid({ [name]: `${name} can be said once.` });
  } else if (choices && !Object.hasOwn(choices, value)) {
    assertValid({ [name]: `${name} must be one of ${Object.keys(choices).join(', ')}.` });
  }
}

function pick<T extends object>(choices: T, name: string | undefined): T[keyof T] | undefined {
  return name === undefined ? undefined : choices[name as keyof T];
}
