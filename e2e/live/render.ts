import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { Renderer } from '@mela/rules/renderer.ts';
import { SITE_DIR } from '../weights/static-host.ts';

/** The renderer as it was built. */
export const renderer: Renderer = await import(`${pathToFileURL(SITE_DIR).href}/.renderer/entry.mjs`);

/** Renders the file at a path of a shop, from a copy of its props as a worker gets it. @returns nothing where there is none */
export function rendererOf(catalogue: Catalogue): (path: string) => Promise<string | undefined> {
  const { routes, shared } = renderer.routesOf(catalogue);
  const byPath = new Map(routes.filter(({ redirectTo }) => !redirectTo).map((route) => [route.path, route]));
  return async (asked) => {
    const route = byPath.get(asked);
    if (!route) return undefined;
    const { path, page, props } = route;
    const task = { path, page, props: structuredClone(props()) };
    return String((await renderer.renderRoute(task, structuredClone(shared))).body);
  };
}

/** The files of a shop by their paths, in their order. */
export async function renderShop(catalogue: Catalogue): Promise<Map<string, string>> {
  const { routes } = renderer.routesOf(catalogue);
  const render = rendererOf(catalogue);
  const files = new Map<string, string>();
  for (const { path } of routes) {
    const body = await render(path);
    if (body !== undefined) files.set(path, body);
  }
  return files;
}
