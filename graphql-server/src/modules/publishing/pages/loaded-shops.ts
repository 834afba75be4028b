import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import type { Renderer, ShopPages } from '@mela/rules/renderer.ts';
import { LRUCache } from 'lru-cache';
import { withRedirects } from './redirects.ts';

/** The maximum number of shops in memory: the live release, the one being created, and a previewed one. */
const MAX_LOADED = 3;
const MAX_PREVIEWS = 4;
/** The approximate size of cached products in memory. */
const MAX_PRODUCT_BYTES = 8_000_000;
const PRODUCT_BYTES = 1_500;
const VARIANT_BYTES = 400;
const NO_ROWS = { rows: [], areAll: false };

/** A catalogue with a row per product. */
export type ShopCatalogue = Catalogue<ProductRow>;

/** The shop of a release. */
export interface LoadedShop {
  release: number;
  catalogue: ShopCatalogue;
  pages: ShopPages;
  read: ReadProducts;
}

/** Rows of a release that are known because its products were just written. */
interface WrittenRows {
  rows: ProductRow[];
  /** Whether the release has no other products. */
  areAll: boolean;
}

/** Reads the catalogues of releases. */
export interface CatalogueSource {
  /** @param products the rows of all products, if they are known */
  read(release: number, products?: ProductRow[]): Promise<ShopCatalogue>;
  /**
   * Updates the catalogue of one release to another. The cost depends on their difference.
   * @param known rows of the release `to` that need not be read
   */
  move(
    catalogue: ShopCatalogue,
    from: number,
    to: number,
    known: readonly ProductRow[],
  ): Promise<ShopCatalogue>;
  /** Reads some products of a release by id. */
  readProducts(release: number, ids: readonly string[]): Promise<Map<string, CatalogueProduct>>;
  /** The content of a preview. @returns null if it does not exist */
  readPreview(preview: number): Promise<StorefrontContent | null>;
}

/** The shops of recently used releases. */
export class LoadedShops {
  readonly #source: CatalogueSource;
  readonly #renderer: Pick<Renderer, 'openShop'>;
  /** The loaded shops. The most recently used one is last. */
  #shops: readonly LoadedShop[] = [];
  readonly #previews = new LRUCache<string, LoadedShop>({ max: MAX_PREVIEWS });
  /** Products by their rows' keys. */
  readonly #products = new LRUCache<string, CatalogueProduct>({
    maxSize: MAX_PRODUCT_BYTES,
    sizeCalculation: ({ variants, description }) =>
      PRODUCT_BYTES + description.length + VARIANT_BYTES * variants.length,
  });
  /** Reads one shop at a time, because each can be derived from an earlier one. */
  #reading: Promise<unknown> = Promise.resolve();

  constructor(source: CatalogueSource, renderer: Pick<Renderer, 'openShop'>) {
    this.#source = source;
    this.#renderer = renderer;
  }

  at(release: number, written?: WrittenRows): Promise<LoadedShop> {
    const known = this.#known(release);
    if (known) {
      this.#shops = [...this.#shops.filter((shop) => shop !== known), known];
      return Promise.resolve(known);
    }
    const load = () => this.#known(release) ?? this.#load(release, written);
    const reading = this.#reading.catch(() => {}).then(load);
    this.#reading = reading;
    return reading;
  }

  /** @returns null if the preview no longer exists */
  async preview(release: number, preview: number): Promise<LoadedShop | null> {
    const [{ catalogue }, content] = await Promise.all([this.at(release), this.#source.readPreview(preview)]);
    const key = `${release} ${preview}`;
    if (!content) {
      this.#previews.delete(key);
      return null;
    }
    const shop = this.#previews.get(key) ?? this.#open(release, { ...catalogue, content });
    this.#previews.set(key, shop);
    return shop;
  }

  /** Discards a release in progress whose documents have changed. */
  forget(release: number): void {
    this.#shops = this.#shops.filter((shop) => shop.release !== release);
  }

  #known(release: number): LoadedShop | undefined {
    return this.#shops.find((shop) => shop.release === release);
  }

  async #load(release: number, { rows, areAll }: WrittenRows = NO_ROWS): Promise<LoadedShop> {
    const base = this.#shops.at(-1);
    const catalogue =
      base && !areAll
        ? await this.#source.move(base.catalogue, base.release, release, rows)
        : await this.#source.read(release, areAll ? rows : undefined);
    const shop = this.#open(release, catalogue);
    this.#shops = [...this.#shops, shop].slice(-MAX_LOADED);
    return shop;
  }

  #open(release: number, catalogue: ShopCatalogue): LoadedShop {
    const read: ReadProducts = (rows) => this.#readProducts(release, rows);
    const pages = withRedirects(this.#renderer.openShop(catalogue, read), catalogue.redirects);
    return { release, catalogue, pages, read };
  }

  async #readProducts(
    release: number,
    rows: readonly Pick<ProductRow, 'id' | 'key'>[],
  ): Promise<CatalogueProduct[]> {
    const known = new Map(rows.map(({ key }) => [key, this.#products.get(key)]));
    const missing = rows.filter(({ key }) => !known.get(key)).map(({ id }) => id);
    const read = missing.length > 0 ? await this.#source.readProducts(release, missing) : null;
    return rows.map(({ id, key }) => {
      const product = known.get(key) ?? read?.get(id);
      if (!product) throw new Error(`Release ${release} no longer has the product ${id}.`);
      this.#products.set(key, product);
      return product;
    });
  }
}
