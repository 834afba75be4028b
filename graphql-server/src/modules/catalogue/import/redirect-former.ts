import type { ClientSession, ObjectId } from 'mongodb';
import type { Recorder } from '../../../kernel/history/recorder.ts';
import { addRedirects } from '../../redirects/imported-redirects.ts';
import type { CatalogueContext } from '../context.ts';
import { currentHandle } from '../handles.ts';
import { categoryChange } from './name-products.ts';
import type { ProductWrite } from './product-write.ts';
import type { Plan } from './read-rows.ts';

/** Redirects new products' addresses in the other shop, if their handles differ here. */
export function redirectProducts(
  context: CatalogueContext,
  session: ClientSession,
  imported: { importing: Recorder; importId: ObjectId },
  writes: readonly ProductWrite[],
): Promise<void> {
  const changed = writes.flatMap(({ formerHandle, after }) =>
    formerHandle === undefined || formerHandle === currentHandle(after)
      ? []
      : [{ from: `/products/${formerHandle}`, to: `/product/${currentHandle(after)}` }],
  );
  return addRedirects(context, session, imported, changed);
}

/** Like `redirectProducts`, but for collections that became categories. */
export async function redirectCategories(
  plan: Plan,
  { id: importId, name }: { id: ObjectId; name: string },
  ids: ReadonlySet<string>,
): Promise<void> {
  const { context, file, newCategories, categories } = plan;
  if (!file.kind.collectionPath) return;
  const created = newCategories.idsOf(ids);
  const known = [...ids].flatMap((id) => categories.byId.get(id) ?? []);
  const found = [
    ...known,
    ...(await context.categories
      .find({ _id: { $in: created } }, { projection: { name: 1, handles: 1 } })
      .toArray()),
  ];
  const changed = found.flatMap(
    (category) => categoryChange(plan, category.name, currentHandle(category)) ?? [],
  );
  const importing = context.recorder.because({
    source: 'IMPORT',
    group: { id: importId, subject: 'PRODUCT', work: 'IMPORT', name },
  });
  await importing.transact((session) => addRedirects(context, session, { importing, importId }, changed));
}
