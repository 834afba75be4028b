import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import * as pagesText from '#messages/pages.ts';

/** Leftover static pages that old links point to (specification, section 2), and their replacements. */
const LEFTOVER_PAGES = {
  shop: '/shop',
  'shop-product': '/product',
  electronics: '/category/electronics',
  mobile: '/category/mobile',
  wheelers: '/category/two-wheelers',
  cart: '/cart',
  account: '/account',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export const getStaticPaths = (() =>
  Object.entries(LEFTOVER_PAGES).map(([leftover, target]) => ({
    params: { leftover },
    props: { target },
  }))) satisfies GetStaticPaths;

/** A page that redirects on any static host, without server configuration. */
export const GET: APIRoute<{ target: string }> = ({ props: { target } }) =>
  new Response(
    `<!doctype html><html lang="${LOCALE}"><meta charset="utf-8"><title>${pagesText.movedTo(target)}</title>` +
      `<meta name="robots" content="noindex"><link rel="icon" href="/icon-192.png"><link rel="canonical" href="${SHOP.url}${target}">` +
      `<meta http-equiv="refresh" content="0;url=${target}"><a href="${target}">${pagesText.moved}</a></html>\n`,
    { headers: { 'content-type': 'text/html;charset=utf-8' } },
  );
