import type { Route } from '@mela/rules/renderer.ts';
import type { ShopContent } from '@mela/rules/shop-content.ts';
import { LRUCache } from 'lru-cache';
import { bounded } from '../../../kernel/bounded.ts';
import { publishingTexts } from '../messages.ts';
import type { LoadedShop, LoadedShops } from './loaded-shops.ts';
import type { KnownPages, PageAnswer, PageQuestion, PageSource, ShopSource } from './messages.ts';
import { redirectOf } from './redirects.ts';
import type { RenderedPage, Rendering } from './render.ts';

/** The number of failing pages that are remembered, so that each is reported once. */
const MAX_REPORTED = 1_000;

/** Plans and renders the pages of releases. */
export class PageMaker implements PageSource, ShopSource {
  readonly #shops: LoadedShops;
  readonly #rendering: Rendering;
  readonly #report: (message: string) => void;
  /** The keys of failing pages. */
  readonly #reported = new LRUCache<string, true>(bounded(MAX_REPORTED));

  /** @param report receives a message for each requested page that cannot be rendered */
  constructor(shops: LoadedShops, rendering: Rendering, report: (message: string) => void = () => {}) {
    this.#shops = shops;
    this.#rendering = rendering;
    this.#report = report;
  }

  /** A page that cannot be rendered is answered as in the release before, if it existed there. */
  async find(question: PageQuestion): Promise<PageAnswer> {
    const { release, preview } = question;
    const previewed = preview === null ? null : await this.#shops.preview(release, preview);
    // Shows the release if the preview no longer exists.
    const shop = previewed ?? (await this.#shops.at(release));
    const answer = await this.#find(shop, question);
    if (!answer || !('fault' in answer) || previewed || release === 1) return answer;
    return (await this.#find(await this.#shops.at(release - 1), question)) ?? answer;
  }

  async #find(shop: LoadedShop, { path, known }: PageQuestion): Promise<PageAnswer> {
    const route = shop.pages.find(path);
    if (!route) return asRedirect(redirectOf(path, shop.pages));
    if (route.redirectTo !== undefined) return asRedirect(route.redirectTo);
    if (route.key === known) return { isSame: true };
    const { fault, body, type, hash } = await this.render(route, shop);
    // Returns pages with other faults, such as a missing title.
    if (fault?.kind !== 'RENDERING') return { key: route.key, type, hash, body };
    const reason = fault.target ?? '';
    if (!this.#reported.has(route.key)) this.#report(publishingTexts.pageFailed({ path, reason }));
    this.#reported.set(route.key, true);
    return { fault: reason };
  }

  async compare(release: number, known: KnownPages): Promise<string[]> {
    const { pages } = await this.#shops.at(release);
    return known.flatMap(([path, key]) => (pages.find(path)?.key === key ? [] : [path]));
  }

  async paths(release: number): Promise<string[]> {
    const { pages } = await this.#shops.at(release);
    return [...pages.paths()];
  }

  async related(release: number, handles: readonly string[], count: number): Promise<string[][]> {
    const { pages } = await this.#shops.at(release);
    return handles.map((handle) => pages.related(handle, count));
  }

  async content(release: number): Promise<ShopContent> {
    const { pages } = await this.#shops.at(release);
    return pages.content();
  }

  async render({ path, page, props, key }: Route, { pages }: LoadedShop): Promise<RenderedPage> {
    return this.#rendering.render({ path, page, props: await props() }, key, pages.shared);
  }
}

function asRedirect(redirectTo: string | null): { redirectTo: string } | null {
  return redirectTo === null ? null : { redirectTo };
}
