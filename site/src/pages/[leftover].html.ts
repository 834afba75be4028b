import type { APIRoute, GetStaticPaths } from 'astro';
import { LEFTOVER_PAGES } from '../features/redirects/leftover-pages.ts';
import { SHOP } from '../shop.ts';

export const getStaticPaths = (() =>
  Object.entries(LEFTOVER_PAGES).map(([leftover, target]) => ({
    params: { leftover },
    props: { target },
  }))) satisfies GetStaticPaths;

/** Sends on at once, on any host: the page itself says where to. */
export const GET: APIRoute<{ target: string }> = ({ props: { target } }) =>
  new Response(
    `<!doctype html><html lang="${SHOP.locale}"><meta charset="utf-8"><title>Moved to ${target}</title>` +
      `<meta name="robots" content="noindex"><link rel="icon" href="/icon-192.png"><link rel="canonical" href="${SHOP.url}${target}">` +
      `<meta http-equiv="refresh" content="0;url=${target}"><a href="${target}">This page has moved</a></html>\n`,
    { headers: { 'content-type': 'text/html;charset=utf-8' } },
  );
