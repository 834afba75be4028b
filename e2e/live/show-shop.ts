import { join } from 'node:path';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Page } from '@playwright/test';
import { SITE_DIR } from '../weights/static-host.ts';
import { rendererOf } from './render.ts';

interface VariantNow {
  variantId: string;
  state: string;
  left: number | null;
}

/**
 * Shows the live shop of a catalogue instead of the sample, with one image for all uploads.
 * @param stockOf the server's current stock of the requested variants, newer than the pages
 */
export async function showShop(
  page: Page,
  catalogue: Catalogue,
  stockOf: (ids: string[]) => VariantNow[] = () => [],
): Promise<void> {
  const render = rendererOf(catalogue);
  await page.route('**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.startsWith('/uploads/')) return route.fulfill({ path: join(SITE_DIR, 'icon-512.png') });
    if (pathname === '/index/availability')
      return route.fulfill({ json: { availability: stockOf((searchParams.get('ids') ?? '').split(',')) } });
    // Render one page for all orders, as the server does.
    const body = await render(pathname.replace(/^\/order\/.+/, '/order'));
    if (body === undefined) return route.fallback();
    const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    return route.fulfill({ body, contentType });
  });
}
