import { CATALOGUE, type Catalogue, type SeedProduct } from './catalogue.ts';
import { categoryIds, missingFrom } from './missing.ts';
import { composePicture } from './pictures/compose.ts';
import { type Picture, type Shop, ShopError } from './shop.ts';

interface Filling {
  /** Is told each step, as a line for the terminal or a log. */
  report: (line: string) => void;
  /** Ends the filling between two steps. */
  signal?: AbortSignal;
  catalogue?: Catalogue;
}

/**
 * Adds to a shop what it lacks of the catalogue, and leaves alone what it has: it may run any number of times, and
 * goes on where an earlier run broke off.
 *
 * @throws ShopError when the server refuses something or stops answering
 */
export async function fillShop(
  shop: Shop,
  { report, signal, catalogue = CATALOGUE }: Filling,
): Promise<void> {
  const stock = await shop.readStock();
  const missing = missingFrom(stock, catalogue);
  const idByName = categoryIds(stock);
  if (missing.categories.length + missing.products.length === 0) {
    report(`Nothing to do: all ${sizeOf(catalogue)} are there.`);
    return;
  }

  const reportCategory = counter('categories', catalogue.categories, missing.categories, report);
  for (const name of missing.categories) {
    signal?.throwIfAborted();
    idByName.set(name, await naming(name, shop.createCategory(name)));
    reportCategory(name);
  }

  const reportProduct = counter('products', catalogue.products, missing.products, report);
  for (const { category, pictures, ...fields } of missing.products) {
    signal?.throwIfAborted();
    const categoryId = idByName.get(category) ?? '';
    await naming(fields.title, shop.createProduct({ ...fields, categoryId }, await composeAll(pictures)));
    reportProduct(fields.title);
  }
  report(`Added ${sizeOf(missing)}.`);
}

/** Says of a refusal what it was that was refused. */
async function naming<Created>(what: string, creation: Promise<Created>): Promise<Created> {
  try {
    return await creation;
  } catch (error) {
    throw error instanceof ShopError ? new ShopError(`${what}: ${error.message}`) : error;
  }
}

function composeAll(pictures: SeedProduct['pictures']): Promise<Picture[]> {
  return Promise.all(
    pictures.map(async (name) => ({ fileName: `${name}.jpg`, jpeg: await composePicture(name) })),
  );
}

/** Says "products 17/40  Konkan stripe tee", counting what was there before. */
function counter(
  what: string,
  all: readonly unknown[],
  missing: readonly unknown[],
  report: Filling['report'],
): (name: string) => void {
  let done = all.length - missing.length;
  return (name) => {
    done += 1;
    report(`${what} ${done}/${all.length}  ${name}`);
  };
}

function sizeOf({ categories, products }: Catalogue): string {
  return `${count(categories, 'category', 'categories')} and ${count(products, 'product', 'products')}`;
}

function count({ length }: readonly unknown[], one: string, many: string): string {
  return `${length} ${length === 1 ? one : many}`;
}
