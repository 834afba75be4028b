import { readFile } from 'node:fs/promises';
import { combinationsOf, selectedOptions } from '@mela/rules/variants.ts';
import type { CreateProductInput, ProductVariantInput } from '../src/schema.generated.ts';
import { CATALOGUE, type Catalogue } from './catalogue.ts';
import { categoryIds, missingFrom } from './missing.ts';
import { type ImageFile, type Shop, ShopError } from './shop.ts';

interface FillOptions {
  /** Receives a line for each step, for the terminal or a log. */
  report: (line: string) => void;
  /** Aborts between two steps. */
  signal?: AbortSignal;
  catalogue?: Catalogue;
}

/**
 * Adds the missing parts of the catalogue to a shop, and changes nothing else. It can run any number of times, and continues after an
 * interruption.
 * @throws ShopError if the server rejects a request or stops answering
 */
export async function fillShop(
  shop: Shop,
  { report, signal, catalogue = CATALOGUE }: FillOptions,
): Promise<void> {
  const stock = await shop.readStock();
  const missing = missingFrom(stock, catalogue);
  const idByName = categoryIds(stock);
  if (missing.categories.length + missing.products.length === 0) {
    report(`Nothing to do: all ${sizeOf(catalogue)} are there.`);
    return;
  }

  const reportCategory = progressOf('categories', catalogue.categories, missing.categories, report);
  for (const name of missing.categories) {
    signal?.throwIfAborted();
    const parentId = idByName.get(catalogue.parents?.[name] ?? '');
    idByName.set(name, await nameInErrors(name, shop.createCategory(name, parentId)));
    reportCategory(name);
  }

  const reportProduct = progressOf('products', catalogue.products, missing.products, report);
  for (const { category, images, ...fields } of missing.products) {
    signal?.throwIfAborted();
    const categoryId = idByName.get(category) ?? '';
    const files = await Promise.all(images.map(readImage));
    const variants = colourVariants(fields.options, images.length);
    const input = { ...fields, categoryId, ...(variants && { variants }) };
    await nameInErrors(fields.title, shop.createProduct(input, files));
    reportProduct(fields.title);
  }
  report(`Added ${sizeOf(missing)}.`);
}

/** Puts the name of the failed item before the server's message. */
async function nameInErrors<Created>(what: string, creation: Promise<Created>): Promise<Created> {
  try {
    return await creation;
  } catch (error) {
    throw error instanceof ShopError ? new ShopError(`${what}: ${error.message}`) : error;
  }
}

async function readImage(name: string): Promise<ImageFile> {
  const fileName = `${name}.avif`;
  return { fileName, avif: await readFile(new URL(`images/${fileName}`, import.meta.url)) };
}

/** Reports "products 17/40  Konkan stripe tee", including existing products. */
function progressOf(
  what: string,
  all: readonly unknown[],
  missing: readonly unknown[],
  report: FillOptions['report'],
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

const COLOUR = 'Colour';

/**
 * The variants of a seed product, each with the image of its colour: the first colour has the first image, and so on.
 * @returns null for a product without colours, whose variants follow from its options
 */
export function colourVariants(
  options: CreateProductInput['options'],
  imageCount: number,
): ProductVariantInput[] | null {
  const colours = options?.find(({ name }) => name === COLOUR)?.values ?? [];
  if (!options || colours.length === 0 || colours.length > imageCount) return null;
  return combinationsOf(options).map((values) => {
    const chosen = selectedOptions(options, values);
    const colour = chosen.find(({ name }) => name === COLOUR)?.value ?? '';
    return { selectedOptions: chosen, image: colours.indexOf(colour) };
  });
}
