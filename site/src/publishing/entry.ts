import { createApp } from 'astro/app/entrypoint';
import { rewritePage } from '../../build/rewrite-page.ts';
import { renderFile } from './render-file.ts';
import type { Renderer, RenderTask } from './renderer.ts';
import { routeTable } from './routes.ts';
import type { LiveShared } from './shared.ts';

/** Set by the build, to a hash of the whole bundle. */
export const version = '__RENDERER_VERSION__';

const app = createApp({ streaming: false });
// Pages are plain files, which bring their security policy along. Astro would hash all styles again for each page.
app.manifest.shouldInjectCspMetaTags = false;
const directives = app.manifest.csp?.directives.join(';');
const POLICY = `<meta http-equiv="content-security-policy" content="${directives}; script-src 'self'; style-src 'self';">`;

const pages = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

export const routesOf = ((catalogue) => routeTable(catalogue, version)) as Renderer['routesOf'];

export const renderRoute = (async (task, shared) =>
  renderFile(task.page, task.props, shared as LiveShared) ?? {
    body: await renderPage(task, shared as LiveShared),
    contentType: 'text/html; charset=utf-8',
  }) as Renderer['renderRoute'];

let latest: LiveShared | undefined;

async function renderPage({ path, page, props }: RenderTask, shared: LiveShared): Promise<Buffer> {
  const routeData = pages.get(`/.live/${page}`);
  if (!routeData) throw new Error(`No live page is called ${page}`);
  // Fragments are cached by the shop's object, which a copy of the same shop is to find again.
  if (latest?.key !== shared.key) latest = shared;
  const response = await app.render(new Request(new URL(path, shared.storefront.url)), {
    routeData,
    locals: { storefront: latest.storefront, page: props },
  });
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
  if (!html.includes('</html>')) throw new Error(`The page ${page} answered ${response.status} for ${path}`);
  return Buffer.from(rewritePage(html.replace('<style', `${POLICY}<style`)).html, 'latin1');
}
