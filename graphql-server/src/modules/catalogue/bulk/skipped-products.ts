import { ACTIVATION_FAULTS, type ActivationFault, newActivationFaults } from '@mela/rules/activation.ts';
import type { Message } from '@mela/rules/messages.ts';
import { catalogueMessages } from '../messages.ts';
import type { ProductContent } from '../products/product.ts';

/** A product that a bulk change skipped, and the reason. */
export interface SkippedProduct {
  id: string;
  title: string;
  reasons: ActivationFault[];
}

const MAX_LISTED = 100;
const MAX_NAMED = 10;

type Checked = Pick<
  ProductContent,
  '_id' | 'title' | 'status' | 'images' | 'regularPrice' | 'sellingPrice' | 'variants'
>;

/** Collects the products that a bulk change may not make active or hidden. */
export class SkippedProducts {
  readonly #reasons = new Map<string, SkippedProduct>();

  /** @returns whether the product may change. If not, adds it to the skipped products */
  admits(before: Checked, after: Checked): boolean {
    const reasons = newActivationFaults(before, after);
    if (reasons.length === 0) return true;
    const id = before._id.toHexString();
    this.#reasons.set(id, { id, title: before.title, reasons });
    return false;
  }

  has(id: string): boolean {
    return this.#reasons.has(id);
  }

  addAll(other: SkippedProducts): void {
    for (const [id, product] of other.#reasons) this.#reasons.set(id, product);
  }

  /** The number of skipped products, and the first of them. */
  list(): { count: number; products: SkippedProduct[] } {
    return { count: this.#reasons.size, products: [...this.#reasons.values()].slice(0, MAX_LISTED) };
  }
}

/** One sentence for each reason, with the first titles: `At least one image required: "A", "B" and 3 more`. */
export function describeSkipped(count: number, products: readonly SkippedProduct[]): Message {
  const byReason = Map.groupBy(
    products.flatMap(({ title, reasons }) => reasons.map((reason) => ({ title, reason }))),
    ({ reason }) => reason,
  );
  const sentences = [...byReason].map(([reason, named]) => {
    const titles = named.slice(0, MAX_NAMED).map(({ title }) => `"${title}"`);
    const isMore = named.length > MAX_NAMED || count > products.length;
    return `${ACTIVATION_FAULTS[reason].text}: ${titles.join(', ')}${isMore ? ' and more' : ''}`;
  });
  return catalogueMessages.nothingChanged({ problems: sentences.join('. ') });
}
