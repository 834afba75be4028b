import { putMarks, type StockMarks } from '../released/stock-marks.ts';
import type { ShopState } from './shop-state.ts';
import type { DatedProduct } from './to-catalogue.ts';

type Products = ShopState['products'];

/** The stock of some products: of variants that sold out, or came back. */
export interface StockChanges {
  variants: ReadonlySet<string>;
  /** By the product's id. */
  marks: ReadonlyMap<string, StockMarks>;
}

/** A shop with other stock; all else of it is the same. Products that it does not have are left out. */
export function withStockChanges(shop: ShopState, { variants, marks }: StockChanges): ShopState {
  const products = new Map(shop.products);
  for (const [id, own] of marks) {
    const dated = products.get(id);
    if (dated) products.set(id, { ...dated, product: putMarks(dated.product, own, variants) });
  }
  return { ...shop, products };
}

/** Variants whose selling out or coming back the pages do not show yet. */
export class PendingStock {
  /** Whether they are sold out, by their ids. */
  readonly #states = new Map<string, boolean>();
  /** By the variant's id its product's. */
  readonly #owners = new WeakMap<Products, Map<string, string>>();
  /** When the first of them was noted. */
  since: number | null = null;

  note(variantId: string, isOut: boolean): void {
    this.#states.set(variantId, isOut);
    this.since ??= Date.now();
  }

  /** Forgets those that a shop shows as they are, or does not have. @param variantId looks at this one alone */
  compareWith({ products }: ShopState, variantId?: string): void {
    for (const id of variantId === undefined ? this.#states.keys() : [variantId]) {
      const isOut = this.#states.get(id);
      const product = this.#productOf(products, id);
      const variant = product?.product.variants.find((one) => one.id === id);
      if (!variant || (variant.availability === 'OUT_OF_STOCK') === isOut) this.#states.delete(id);
    }
    if (this.#states.size === 0) this.since = null;
  }

  get variants(): ReadonlySet<string> {
    return new Set(this.#states.keys());
  }

  /** The ids of the products that they are of. */
  productsIn({ products }: ShopState): Set<string> {
    const ids = [...this.#states.keys()].map((id) => this.#productOf(products, id)?.product.id);
    return new Set(ids.filter((id) => id !== undefined));
  }

  #productOf(products: Products, variantId: string): DatedProduct | undefined {
    return products.get(this.#ownersIn(products).get(variantId) ?? '');
  }

  #ownersIn(products: Products): Map<string, string> {
    const known = this.#owners.get(products);
    if (known) return known;
    const owners = new Map<string, string>();
    for (const { product } of products.values()) {
      for (const { id } of product.variants) owners.set(id, product.id);
    }
    this.#owners.set(products, owners);
    return owners;
  }
}
