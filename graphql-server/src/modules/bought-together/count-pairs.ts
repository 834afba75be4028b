/** The minimum number of orders for a pair of products, because a single order is no evidence. */
const MIN_ORDERS = 2;
/** The number of products to keep for each product. Some of them may be hidden later. */
const KEPT = 8;
/**
 * Orders with more products, such as those of resellers, are ignored: they say little about which products go
 * together, and have too many pairs.
 */
const MAX_PRODUCTS = 20;

/** Counts which products appear in the same orders. */
export class PairCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  /** @param products the ids of an order's products */
  addOrder(products: readonly string[]): void {
    const ids = [...new Set(products)];
    if (ids.length > MAX_PRODUCTS) return;
    for (const one of ids) for (const other of ids) if (one !== other) this.#add(one, other);
  }

  /**
   * For each product, the ids of the products that share the most orders with it, sorted by the number of
   * shared orders and then by id.
   */
  most(): Map<string, string[]> {
    const most = new Map<string, string[]>();
    for (const [id, counts] of this.#counts) {
      const known = [...counts].filter(([, count]) => count >= MIN_ORDERS);
      known.sort(([one, of], [other, than]) => than - of || (one < other ? -1 : 1));
      if (known.length > 0)
        most.set(
          id,
          known.slice(0, KEPT).map(([other]) => other),
        );
    }
    return most;
  }

  #add(one: string, other: string): void {
    const counts = this.#counts.get(one) ?? new Map<string, number>();
    this.#counts.set(one, counts.set(other, (counts.get(other) ?? 0) + 1));
  }
}
