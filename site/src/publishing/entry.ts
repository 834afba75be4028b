import type { Renderer } from '@mela/rules/renderer.ts';
import { rowOf as toRow } from './product-row.ts';
import { renderFile } from './render-file.ts';
import type { LiveShared } from './shared.ts';
import { openShop as openLiveShop } from './shop-pages.ts';

/** The version, which the build replaces with a hash of the whole bundle. */
export const version = '__RENDERER_VERSION__';

export const rowOf: Renderer['rowOf'] = toRow;

export const openShop = ((catalogue, read) => openLiveShop(catalogue, read, version)) as Renderer['openShop'];

/** Loads Astro, React and the components, which take 7 MB. Threads that only plan pages do without them. */
export const loadPages = (() => import('./render-page.ts')) satisfies Renderer['loadPages'];

export const renderRoute = (async (task, shared) =>
  renderFile(task.page, task.props, shared as LiveShared) ?? {
    body: await (await loadPages()).renderPage(task, shared as LiveShared),
    contentType: 'text/html; charset=utf-8',
  }) as Renderer['renderRoute'];
