import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { RenderedFile, Renderer } from '@mela/rules/renderer.ts';
import { SITE_DIR } from '../weights/static-host.ts';

/** The renderer as it was built. */
export const renderer: Renderer = await import(`${pathToFileURL(SITE_DIR).href}/.renderer/entry.mjs`);

/** The files of a shop by their paths, in their order, each rendered from a copy of its props as a worker gets it. */
export async function renderShop(catalogue: Catalogue): Promise<Map<string, string>> {
  const { routes, shared } = renderer.routesOf(catalogue);
  const files = new Map<string, string>();
  for (const { path, page, props, redirectTo } of routes) {
    if (redirectTo) continue;
    const file: RenderedFile = await renderer.renderRoute(
      { path, page, props: structuredClone(props()) },
      structuredClone(shared),
    );
    files.set(path, String(file.body));
  }
  return files;
}
