import type { RenderTask } from '@mela/rules/renderer.ts';
import { createApp } from 'astro/app/entrypoint';
import { type PageHead, rewritePage } from '../../build/rewrite-page.ts';
import { paymentSources, withPaymentSources } from '../features/payment/page-policy.ts';
import type { LivePages } from './live-pages.ts';
import type { LiveShared } from './shared.ts';

const NO_METHODS: LivePages['order'] = { onlineMethods: [] };
const app = createApp({ streaming: false });
// Each page already contains its security policy. Otherwise Astro would hash all styles again for each page.
app.manifest.shouldInjectCspMetaTags = false;
const directives = app.manifest.csp?.directives.join(';');
const POLICY = policyElement(directives ?? '');

/** The kinds of pages, with their CSS, which Astro would otherwise inline into each page. */
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

function policyElement(policy: string): string {
  return `<meta http-equiv="content-security-policy" content="${policy}; script-src 'self'; style-src 'self';">`;
}

/** Allows media from other sites, because the videos of a home page are on other sites. */
function withVideo({ page, props }: RenderTask, head: PageHead): PageHead {
  const hasVideo =
    page === 'home' && (props as LivePages['home']).sections.some(({ kind }) => kind === 'video');
  return hasVideo ? { ...head, policy: policyElement(`${directives};media-src https:`) } : head;
}

/** The head of a page. Only the page on which shoppers pay allows the scripts of payment providers. */
function headOf(task: RenderTask, head: PageHead): PageHead {
  const { page, props } = task;
  const { onlineMethods } = page === 'order' ? (props as LivePages['order']) : NO_METHODS;
  if (onlineMethods.length === 0) return withVideo(task, head);
  return {
    ...head,
    policy: policyElement(withPaymentSources(directives ?? '', onlineMethods)),
    scriptSources: paymentSources(onlineMethods, 'script-src'),
  };
}

/** Returns a text with one character for each byte. */
function toLatin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

let latest: LiveShared | undefined;

export async function renderPage(task: RenderTask, shared: LiveShared): Promise<Buffer> {
  const { path, page, props } = task;
  const kind = pages.get(`/.live/${page}`);
  if (!kind) throw new Error(`No live page is called ${page}`);
  // Use the known object instead of an equal copy, because fragments are cached for each object.
  if (latest?.key !== shared.key) latest = shared;
  const response = await app.render(new Request(new URL(path, shared.storefront.url)), {
    routeData: kind.routeData,
    locals: { storefront: latest.storefront, page: props },
  });
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
  if (!html.includes('</html>')) throw new Error(`The page ${page} answered ${response.status} for ${path}`);
  return Buffer.from(rewritePage(html, headOf(task, kind.head)).html, 'latin1');
}
