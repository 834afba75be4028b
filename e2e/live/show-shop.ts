import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Catalogue } from '../../graphql-server/src/rules/catalogue.ts';
import { SITE_DIR } from '../weights/static-host.ts';
import { renderShop } from './render.ts';

/** Of a server that knows nothing newer than the pages. */
const NO_NEWS = { data: { availability: [] } };

/**
 * Shows a page the live shop of a catalogue in place of the sample, with one image for all uploads.
 *
 * @param answer what the server answers to GraphQL
 */
export async function showShop(
  page: Page,
  catalogue: Catalogue,
  answer: (request: { query: string; variables: object }) => object = () => NO_NEWS,
): Promise<void> {
  const files = await renderShop(catalogue);
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    // One page for all orders, as the server has it.
    const body = files.get(pathname.replace(/^\/order\/.+/, '/order'));
    if (pathname.startsWith('/uploads/')) return route.fulfill({ path: join(SITE_DIR, 'icon-512.png') });
    if (pathname === '/graphql') return route.fulfill({ json: answer(route.request().postDataJSON()) });
    if (body === undefined) return route.fallback();
    const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    return route.fulfill({ body, contentType });
  });
}
