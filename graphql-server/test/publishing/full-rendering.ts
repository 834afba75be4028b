import { join } from 'node:path';
import type { CatalogueCategory, CatalogueProduct, CatalogueRedirect } from '@mela/rules/catalogue.ts';
import type { Renderer } from '@mela/rules/renderer.ts';
import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import { readAllCurrent } from '../../src/modules/publishing/changes/read-current.ts';
import { openSnapshot } from '../../src/modules/publishing/changes/snapshot.ts';
import { LoadedShops } from '../../src/modules/publishing/pages/loaded-shops.ts';
import type { PageAnswer } from '../../src/modules/publishing/pages/messages.ts';
import { PageMaker } from '../../src/modules/publishing/pages/page-maker.ts';
import { renderPage } from '../../src/modules/publishing/pages/render.ts';
import { catalogueOf } from '../../src/modules/publishing/released/catalogue-at.ts';
import type { ReleasedContent, ReleasedKind } from '../../src/modules/publishing/released/collections.ts';
import {
  type CategoryVersion,
  categoryOf,
  type ProductVersion,
  productOf,
  type RedirectVersion,
  redirectOf,
} from '../../src/modules/publishing/released/documents.ts';
import type { TestDatabase } from '../database.ts';
import { ORIGIN, type PublishedAnswer } from './published-answers.ts';

const NOT_FOUND_PAGE = '/404.html';

/**
 * Renders all pages of a shop from the edited documents, without versions, releases and the server's caches.
 * @param known further addresses, which may not exist
 */
export async function renderFully(
  database: TestDatabase,
  site: string,
  known: Iterable<string>,
): Promise<Map<string, PublishedAnswer>> {
  const renderer: Renderer = await import(/* @vite-ignore */ join(site, '.renderer/entry.mjs'));
  const { catalogue, products } = await readEdited(database, renderer);
  const source = {
    read: async () => catalogue,
    move: async () => catalogue,
    readPreview: async () => null,
    readProducts: async () => products,
  };
  const pages = new PageMaker(new LoadedShops(source, renderer), {
    render: (task, _, shared) => renderPage(task, shared, renderer.renderRoute),
  });
  const find = (path: string) => pages.find({ path, release: 0, preview: null });
  const notFound = { ...answerOf(await find(NOT_FOUND_PAGE), NOT_FOUND_PAGE), status: 404 };
  const answers = new Map<string, PublishedAnswer>();
  for (const path of new Set([...(await pages.paths(0)), ...known])) {
    const page = path === NOT_FOUND_PAGE ? null : await find(path);
    answers.set(path, page ? answerOf(page, path) : notFound);
  }
  return answers;
}

function answerOf(page: PageAnswer, path: string): PublishedAnswer {
  if (page && 'redirectTo' in page)
    return { status: 301, type: null, location: new URL(page.redirectTo, ORIGIN).href, body: '' };
  if (!page || !('body' in page)) throw new Error(`${path} cannot be made: ${JSON.stringify(page)}`);
  const body = Buffer.from(page.body).toString('latin1');
  return { status: 200, type: page.type, location: null, body };
}

async function readEdited({ client, name }: TestDatabase, { rowOf }: Renderer) {
  await using snapshot = await openSnapshot({ client, database: name });
  const now = Date.now();
  const read = async <Version>(kind: ReleasedKind): Promise<Version[]> => {
    const found: Version[] = [];
    for await (const batch of readAllCurrent({ ...snapshot, now }, kind))
      found.push(...batch.map(({ id, fields }) => ({ ...fields(), id }) as Version));
    return found;
  };
  const [texts] = await read<ReleasedContent>('content');
  if (!texts) throw new Error('The shop has no content.');
  const { content, currency, timeZone = INDIAN_TIME, selling = null, hasSold = false } = texts;
  const products: CatalogueProduct[] = (await read<ProductVersion>('products')).map(productOf);
  const categories: CatalogueCategory[] = (await read<CategoryVersion>('categories')).map(categoryOf);
  const redirects: CatalogueRedirect[] = (await read<RedirectVersion>('redirects')).map(redirectOf);
  const catalogue = catalogueOf({
    ...{ url: ORIGIN, categories, redirects, content, currency, timeZone, selling, hasSold },
    products: products.map(rowOf),
  });
  return { catalogue, products: new Map(products.map((product) => [product.id, product])) };
}
