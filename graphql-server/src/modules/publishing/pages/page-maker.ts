import type { Route } from '@mela/rules/renderer.ts';
import type { ShopContent } from '@mela/rules/shop-content.ts';
import type { LoadedShop, LoadedShops } from './loaded-shops.ts';
import type { KnownPages, PageAnswer, PageQuestion, PageSource, ShopSource } from './messages.ts';
import { redirectOf } from './redirects.ts';
import type { RenderedPage, Rendering } from './render.ts';

/** Plans and renders the pages of releases. */
export class PageMaker implements PageSource, ShopSource {
  readonly #shops: LoadedShops;
  readonly #rendering: Rendering;

  constructor(shops: LoadedShops, rendering: Rendering) {
    this.#shops = shops;
    this.#rendering = rendering;
  }

  async find({ path, release, preview, known }: PageQuestion): Promise<PageAnswer> {
    const previewed = preview === null ? null : await this.#shops.preview(release, preview);
    // Shows the release if the preview no longer exists.
    const shop = previewed ?? (await this.#shops.at(release));
    const route = shop.pages.find(path);
    if (!route) return asRedirect(redirectOf(path, shop.pages));
    if (route.redirectTo !== undefined) return asRedirect(route.redirectTo);
    if (route.key === known) return { isSame: true };
    const { fault, body, type, hash } = await this.render(route, shop);
    // Returns pages with other faults, such as a missing title.
    if (fault?.kind === 'RENDERING') return { fault: fault.target ?? '' };
    return { key: route.key, type, hash, body };
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
