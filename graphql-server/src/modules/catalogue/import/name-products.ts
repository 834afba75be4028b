import { checkHandle } from '@mela/rules/handles.ts';
import type { HandleChange } from '@mela/rules/import-report.ts';
import { redirectKey } from '@mela/rules/redirect-address.ts';
import type { Category } from '../categories/category.ts';
import { currentHandle, findFreeHandles, handleFields } from '../handles.ts';
import { catalogueTexts } from '../messages.ts';
import { handleIn, type IdentifiedRow } from './identify-rows.ts';
import type { ProductWrite } from './product-write.ts';
import type { Plan } from './read-rows.ts';

/** Assigns handles to a file's new products, batch by batch, and reports those that differ from the file. */
export class ProductNamer {
  readonly #plan: Plan;
  readonly #reserved: Map<string, string>;
  #added: { row: IdentifiedRow; after: ProductWrite['after'] }[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#reserved = new Map(plan.handleOwners);
    plan.handles.clear();
  }

  add(row: IdentifiedRow, { after }: ProductWrite): void {
    this.#added.push({ row, after });
  }

  /** Assigns handles to the products added since the last call. @returns the changed handles */
  async nameAdded(): Promise<HandleChange[]> {
    const added = this.#added;
    this.#added = [];
    const headed = added.map(({ after: { _id, title, handles } }) => ({
      _id,
      heading: handles?.[0] ?? title,
    }));
    const free = await findFreeHandles(this.#plan.context.products, headed, this.#reserved);
    return added.flatMap(({ row, after }, index) => {
      const handle = free[index] ?? '';
      this.#plan.handles.set(row.id, handle);
      return changeOf(row, after.title, handle) ?? [];
    });
  }
}

function changeOf({ line, cells, taken }: IdentifiedRow, title: string, handle: string): HandleChange | null {
  const former = taken?.formerHandle ?? handleIn(cells);
  if (former === '' || former === handle) return null;
  return {
    ...{
      line,
      title,
      to: `/product/${handle}`,
      reason: reasonOf(former, catalogueTexts.handleOfOtherProduct),
    },
    from: `${taken?.formerHandle === undefined ? '/product' : '/products'}/${former}`,
    isRedirected: taken?.formerHandle !== undefined,
  };
}

/** Why a handle cannot be used. */
function reasonOf(handle: string, taken: string): string {
  const fault = checkHandle(handle);
  return fault === false ? taken : `${fault.text}.`;
}

/** Gives new products the handles that the check of the file determined, or different ones if these are no longer free. */
export async function nameProducts(
  { context, handleOwners, handles }: Plan,
  writes: ProductWrite[],
): Promise<void> {
  const created = writes.filter(({ before }) => before === null).map(({ after }) => after);
  const headed = created.map(({ _id, title, handles: [wished] = [] }) => ({
    _id,
    heading: handles.get(_id.toHexString()) ?? wished ?? title,
  }));
  const free = await findFreeHandles(context.products, headed, handleOwners);
  for (const [index, product] of created.entries()) {
    Object.assign(product, handleFields(product.title, free.slice(index, index + 1)));
  }
}

/** The categories created from another shop's file whose handles differ from those of the original collections. */
export async function categoryChanges(plan: Plan, ids: ReadonlySet<string>): Promise<HandleChange[]> {
  if (!plan.file.kind.collectionPath) return [];
  const created = plan.newCategories.of(ids);
  const headed = created.map(({ _id, name }) => ({ _id, heading: name }));
  const free = await findFreeHandles(plan.context.categories, headed);
  const known = [...ids].flatMap((id) => plan.categories.byId.get(id) ?? []);
  return [
    ...created.flatMap(({ name }, index) => categoryChange(plan, name, free[index] ?? '') ?? []),
    ...known.flatMap(
      (category: Category) => categoryChange(plan, category.name, currentHandle(category)) ?? [],
    ),
  ];
}

export function categoryChange(
  { file }: Pick<Plan, 'file'>,
  name: string,
  handle: string,
): HandleChange | null {
  const former = formerHandleOf(name);
  const folder = file.kind.collectionPath;
  if (folder === undefined || former === '' || former === handle) return null;
  const address = { from: redirectKey(folder + former), to: `/category/${handle}` };
  return {
    line: null,
    title: name,
    ...address,
    reason: reasonOf(former, catalogueTexts.handleOfOtherCategory),
    isRedirected: true,
  };
}

/** Shopify's handle for a name. It keeps the letters of every script. */
function formerHandleOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’"]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
