import type { ListedProduct } from './ledger.ts';

/** A change of a product in the history, with the hashes of its images if they were changed. */
export interface Remembered {
  productId: string;
  action: string;
  before: string[];
  after: string[];
}

/** Finds changes without an entry, and entries without a change. @param history newest first @returns a sentence for each error */
export function inspectHistory(history: Remembered[], products: ListedProduct[]): string[] {
  const byProduct = Map.groupBy(history, ({ productId }) => productId);
  const there = new Map(products.map((product) => [product.id, product]));
  const unknown = products
    .filter(({ id }) => !byProduct.has(id))
    .map(({ title }) => `${title} has no history.`);
  const faults = [...byProduct].flatMap(([id, changes]) => inspectOne(id, changes, there.get(id)));
  return [...unknown, ...faults];
}

function inspectOne(id: string, changes: Remembered[], product: ListedProduct | undefined): string[] {
  const isDeleted = changes[0]?.action === 'DELETED';
  if (isDeleted !== (product === undefined)) {
    return [`${id} is ${product ? 'there' : 'gone'}, but its history ends with ${changes[0]?.action}.`];
  }
  const latest = changes.find(({ action, after }) => action === 'CHANGED' && after.length > 0);
  if (!product || !latest || String(latest.after) === String(product.hashes)) return [];
  return [`${product.title} has other images than its history says.`];
}
