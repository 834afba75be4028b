import { BrowserList } from '../../components/browser-list.ts';

/** A saved product with what a page showed of it, which is displayed until the server answers. */
export interface SavedProduct {
  /** The product's id: 24 hexadecimal digits. */
  id: string;
  title: string;
  path: string;
  /** The URL of a small image. Empty if there is none. */
  image: string;
}

const PRODUCT_ID = /^[\da-f]{24}$/;
/** Allows only URLs of this shop, because stored values could lead elsewhere or run scripts. */
const OWN_ADDRESS = /^\/(?!\/)/;

/** Products stored in the browser without duplicates, newest last: `{"products":[{"id","title","path","image"}]}`. */
export class SavedProducts extends BrowserList<SavedProduct> {
  readonly limit: number;

  constructor(key: string, limit: number) {
    super({ key, name: 'products', accept: (products) => acceptProducts(products, limit) });
    this.limit = limit;
  }

  has(id: string): boolean {
    return this.read().some((product) => product.id === id);
  }

  /** Adds a product. Removes the oldest one if the list is full. */
  add(product: SavedProduct): void {
    this.write([...this.#without(product.id), product].slice(-this.limit));
  }

  /**
   * Removes a product.
   * @returns a function that restores it, and keeps what was saved in the meantime
   */
  remove(id: string): () => void {
    const before = this.read();
    const place = before.findIndex((product) => product.id === id);
    const removed = before.slice(place, place + 1);
    this.write(this.#without(id));
    return () =>
      this.write(
        this.#without(id)
          .toSpliced(place, 0, ...removed)
          .slice(-this.limit),
      );
  }

  /** Replaces a product, unless another tab has removed it. */
  replace(id: string, product: SavedProduct): void {
    if (!this.has(id)) this.add(product);
    else this.write(this.#without(product.id).map((other) => (other.id === id ? product : other)));
  }

  #without(id: string): SavedProduct[] {
    return this.read().filter((product) => product.id !== id);
  }
}

function acceptProducts(products: unknown[], limit: number): SavedProduct[] {
  const byId = new Map(products.filter(isProduct).map((product) => [product.id, product]));
  return [...byId.values()].slice(-limit);
}

function isProduct(product: unknown): product is SavedProduct {
  const { id, title, path, image } = (product ?? {}) as Record<keyof SavedProduct, unknown>;
  return (
    [id, title, path, image].every((text) => typeof text === 'string') &&
    PRODUCT_ID.test(id as string) &&
    OWN_ADDRESS.test(path as string) &&
    (image === '' || OWN_ADDRESS.test(image as string))
  );
}

/** The maximum number of products to compare: as many as fit side by side. */
const MAX_COMPARED = 4;

/** The products to compare, in `localStorage.compare`. */
export const compared = new SavedProducts('compare', MAX_COMPARED);

const MAX_WISHES = 100;

/** The wishlist, in `localStorage.wishlist`. */
export const wishlist = new SavedProducts('wishlist', MAX_WISHES);

const MAX_RECENT = 12;

/** The recently viewed products, in `localStorage.recent`. */
export const recent = new SavedProducts('recent', MAX_RECENT);
