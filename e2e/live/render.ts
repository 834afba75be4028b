import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Renderer, RenderTask, Route, ShopPages } from '@mela/rules/renderer.ts';
import { SITE_DIR } from '../weights/static-host.ts';

/** The built renderer. */
export const renderer: Renderer = await import(`${pathToFileURL(SITE_DIR).href}/.renderer/entry.mjs`);

/** A shop with all products in memory. */
export function openShop(catalogue: Catalogue): ShopPages {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  return renderer.openShop({ ...catalogue, products: catalogue.products.map(renderer.rowOf) }, async (rows) =>
    rows.map(({ id }) => products.get(id) as Catalogue['products'][number]),
  );
}

export async function taskOf({ path, page, props }: Route): Promise<RenderTask> {
  return { path, page, props: structuredClone(await props()) };
}

/** Every address of a shop, with the inputs of its file. */
export function routesOf(catalogue: Catalogue): Route[] {
  const { find, paths } = openShop(catalogue);
  return Array.from(paths(), (path) => find(path) as Route);
}

/**
 * Renders the file at a path of a shop, with cloned props, as a worker does.
 * @returns undefined if the path is unknown
 */
export function rendererOf(catalogue: Catalogue): (path: string) => Promise<string | undefined> {
  const { find, shared } = openShop(catalogue);
  return async (asked) => {
    const route = find(asked);
    if (!route || route.redirectTo) return undefined;
    return String((await renderer.renderRoute(await taskOf(route), structuredClone(shared))).body);
  };
}

/** The files of a shop by path, in order. */
export async function renderShop(catalogue: Catalogue): Promise<Map<string, string>> {
  const render = rendererOf(catalogue);
  const files = new Map<string, string>();
  for (const path of openShop(catalogue).paths()) {
    const body = await render(path);
    if (body !== undefined) files.set(path, body);
  }
  return files;
}
