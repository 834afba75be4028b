import type { Catalogue } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { Renderer, ShopPages } from '@mela/rules/renderer.ts';
import { withRedirects } from './redirects.ts';

/** Those that were asked for last: the live release, the one that is being made, and one that somebody looks at. */
const MAX_LOADED = 3;
const MAX_PREVIEWS = 4;

/** The shop as a release has it. */
export interface LoadedShop {
  release: number;
  catalogue: Catalogue;
  pages: ShopPages;
}

/** Reads the catalogues of releases. */
export interface CatalogueSource {
  read(release: number): Promise<Catalogue>;
  /** Turns the catalogue of one release into that of another, at the cost of what differs. */
  move(catalogue: Catalogue, from: number, to: number): Promise<Catalogue>;
  /** The content of a preview. @returns null where there is none of this number */
  readPreview(preview: number): Promise<StorefrontContent | null>;
}

/** The shops of the releases that pages were asked of last. */
export class LoadedShops {
  readonly #source: CatalogueSource;
  readonly #renderer: Pick<Renderer, 'openShop'>;
  /** The one that was asked for last is last. */
  #shops: readonly LoadedShop[] = [];
  readonly #previews = new Map<string, LoadedShop>();
  /** One is read at a time: each can be made of those before it. */
  #reading: Promise<unknown> = Promise.resolve();

  constructor(source: CatalogueSource, renderer: Pick<Renderer, 'openShop'>) {
    this.#source = source;
    this.#renderer = renderer;
  }

  at(release: number): Promise<LoadedShop> {
    const known = this.#known(release);
    if (known) {
      this.#shops = [...this.#shops.filter((shop) => shop !== known), known];
      return Promise.resolve(known);
    }
    const reading = this.#reading.catch(() => {}).then(() => this.#known(release) ?? this.#load(release));
    this.#reading = reading;
    return reading;
  }

  /** @returns null where there is no such preview, or none any more */
  async preview(release: number, preview: number): Promise<LoadedShop | null> {
    const [{ catalogue }, content] = await Promise.all([this.at(release), this.#source.readPreview(preview)]);
    const key = `${release} ${preview}`;
    if (!content) {
      this.#previews.delete(key);
      return null;
    }
    const shop = this.#previews.get(key) ?? this.#open(release, { ...catalogue, content });
    this.#previews.set(key, shop);
    const [oldest] = this.#previews.keys();
    if (this.#previews.size > MAX_PREVIEWS && oldest !== undefined) this.#previews.delete(oldest);
    return shop;
  }

  /** The documents of a release that is being made have changed. */
  forget(release: number): void {
    this.#shops = this.#shops.filter((shop) => shop.release !== release);
  }

  #known(release: number): LoadedShop | undefined {
    return this.#shops.find((shop) => shop.release === release);
  }

  async #load(release: number): Promise<LoadedShop> {
    const base = this.#shops.at(-1);
    const catalogue = base
      ? await this.#source.move(base.catalogue, base.release, release)
      : await this.#source.read(release);
    const shop = this.#open(release, catalogue);
    this.#shops = [...this.#shops, shop].slice(-MAX_LOADED);
    return shop;
  }

  #open(release: number, catalogue: Catalogue): LoadedShop {
    const pages = withRedirects(this.#renderer.openShop(catalogue), catalogue.redirects);
    return { release, catalogue, pages };
  }
}
