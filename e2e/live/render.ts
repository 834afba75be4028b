import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Renderer, Route } from '@mela/rules/renderer.ts';
import { SITE_DIR } from '../weights/static-host.ts';

/** The renderer as it was built. */
export const renderer: Renderer = await import(`${pathToFileURL(SITE_DIR).href}/.renderer/entry.mjs`);

/** Every address of a shop, with what its file is made from. */
export function routesOf(catalogue: Catalogue): Route[] {
  const { find, paths } = renderer.openShop(catalogue);
  return Array.from(paths(), (path) => find(path) as Route);
}

/** Renders the file at a path of a shop, from a copy of its props as a worker gets it. @returns nothing where there is none */
export function rendererOf(catalogue: Catalogue): (path: string) => Promise<string | undefined> {
  const { find, shared } = renderer.openShop(catalogue);
  return async (asked) => {
    const route = find(asked);
    if (!route || route.redirectTo) return undefined;
    const { path, page, props } = route;
    const task = { path, page, props: structuredClone(props()) };
    return String((await renderer.renderRoute(task, structuredClone(shared))).body);
  };
}

/** The files of a shop by their paths, in their order. */
export async function renderShop(catalogue: Catalogue): Promise<Map<string, string>> {
  const render = rendererOf(catalogue);
  const files = new Map<string, string>();
  for (const path of renderer.openShop(catalogue).paths()) {
    const body = await render(path);
    if (body !== undefined) files.set(path, body);
  }
  return files;
}
