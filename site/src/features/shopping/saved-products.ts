import { BrowserList } from '../../components/browser-list.ts';

/** A product that the shopper has saved, as a page has shown it: it is shown until the server has answered. */
export interface SavedProduct {
  /** 24 hexadecimal digits. */
  id: string;
  title: string;
  path: string;
  /** The address of a small image; empty: none. */
  image: string;
}

const PRODUCT_ID = /^[\da-f]{24}$/;
/** Addresses of this shop: what is stored is not to lead elsewhere, or run. */
const OWN_ADDRESS = /^\/(?!\/)/;

/** Products that the browser keeps, each once, the newest last: `{"products":[{"id","title","path","image"}]}`. */
export class SavedProducts extends BrowserList<SavedProduct> {
  readonly limit: number;

  constructor(key: string, limit: number) {
    super({ key, name: 'products', accept: (products) => acceptProducts(products, limit) });
    this.limit = limit;
  }

  has(id: string): boolean {
    return this.read().some((product) => product.id === id);
  }

  /** Where the list is full its oldest goes. */
  add(product: SavedProduct): void {
    this.write([...this.#without(product.id), product].slice(-this.limit));
  }

  /** @returns what takes that back, and leaves what has been saved since */
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

  /** One in the place of another, unless another tab has taken that out. */
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

/** As many as fit side by side. */
const MAX_COMPARED = 4;

/** The products to compare, in `localStorage.compare`. */
export const compared = new SavedProducts('compare', MAX_COMPARED);

const MAX_WISHES = 100;

/** The wishlist, in `localStorage.wishlist`. */
export const wishlist = new SavedProducts('wishlist', MAX_WISHES);

const MAX_RECENT = 12;

/** The products viewed last, in `localStorage.recent`. */
export const recent = new SavedProducts('recent', MAX_RECENT);
