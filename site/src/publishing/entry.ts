import type { Renderer, RenderTask } from '@mela/rules/renderer.ts';
import { createApp } from 'astro/app/entrypoint';
import { rewritePage } from '../../build/rewrite-page.ts';
import { renderFile } from './render-file.ts';
import type { LiveShared } from './shared.ts';
import { openShop as openLiveShop } from './shop-pages.ts';

/** Set by the build, to a hash of the whole bundle. */
export const version = '__RENDERER_VERSION__';

const app = createApp({ streaming: false });
// Pages are plain files, which bring their security policy along. Astro would hash all styles again for each page.
app.manifest.shouldInjectCspMetaTags = false;
const directives = app.manifest.csp?.directives.join(';');
const POLICY = `<meta http-equiv="content-security-policy" content="${directives}; script-src 'self'; style-src 'self';">`;

/** The kinds of pages. Astro would write their CSS into each page, where it would have to be found again. */
const pages = new Map(
  app.manifest.routes.map((route) => {
    const { routeData, styles } = route;
    const css = styles.map((style) => (style.type === 'inline' ? style.content : '')).join('');
    route.styles = styles.filter(({ type }) => type !== 'inline');
    return [
      routeData.route,
      { routeData, head: { name: routeData.route, policy: POLICY, css: toLatin1(css) } },
    ];
  }),
);

export const openShop = ((catalogue) => openLiveShop(catalogue, version)) as Renderer['openShop'];

export const renderRoute = (async (task, shared) =>
  renderFile(task.page, task.props, shared as LiveShared) ?? {
    body: await renderPage(task, shared as LiveShared),
    contentType: 'text/html; charset=utf-8',
  }) as Renderer['renderRoute'];

/** One character for each byte. */
function toLatin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

let latest: LiveShared | undefined;

async function renderPage({ path, page, props }: RenderTask, shared: LiveShared): Promise<Buffer> {
  const kind = pages.get(`/.live/${page}`);
  if (!kind) throw new Error(`No live page is called ${page}`);
  // Fragments are cached by the shop's object, which a copy of the same shop is to find again.
  if (latest?.key !== shared.key) latest = shared;
  const response = await app.render(new Request(new URL(path, shared.storefront.url)), {
    routeData: kind.routeData,
    locals: { storefront: latest.storefront, page: props },
  });
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
  if (!html.includes('</html>')) throw new Error(`The page ${page} answered ${response.status} for ${path}`);
  return Buffer.from(rewritePage(html, kind.head).html, 'latin1');
}
