import { readStock } from '@mela/rules/amounts.ts';
import type { Message } from '@mela/rules/messages.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import type { AcceptedDetails } from '@mela/rules/product-details.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import type { AcceptedVariant } from '@mela/rules/variants.ts';
import type { ObjectId } from 'mongodb';
import { catalogueMessages } from '../messages.ts';
import type { Product } from './product.ts';
import { type OnHand, onHandOf, totalOf, totalStock } from './stock.ts';

type Identified = AcceptedVariant & { id: string };
type Counted = Omit<Identified, 'onHand'> & { onHand?: number };

/**
 * Validates a change of the stock of a product and its variants. Omitted quantities stay unchanged. The stock of a product with
 * options is the sum of its tracked variants, and can be set if at most one is tracked. A new variant of a tracked product starts
 * at 0, so that its sales are not unlimited.
 * @param formerVariants the ids of variants that an undo restores, with their tracking
 * @returns the details, with errors of the stock
 */
export function acceptStock<T extends Omit<AcceptedDetails, 'variants'> & { variants?: Identified[] }>(
  { stock, variants, ...details }: T,
  draft: Pick<ProductDraft, 'variants'>,
  current: Product | null,
  productId: ObjectId,
  formerVariants: readonly string[] = [],
): { details: Omit<T, 'variants'> & { variants?: Counted[] }; fault: { stock?: Message } } {
  if (!variants) {
    const only = stockOfOnly(draft, stock);
    const own = { ...details, ...(only !== undefined && { stock: only }) };
    return { details: own as unknown as Omit<T, 'variants'>, fault: {} };
  }
  const former: OnHand = current ? onHandOf(current) : new Map();
  const next = new Map(
    variants.map(({ id, onHand }) => [id, onHand === undefined ? (former.get(id) ?? null) : onHand]),
  );
  const isSaid = stock !== (current ? totalStock(current) : undefined) && stock !== totalOf(next.values());
  const isSet = isSaid && setTotal(next, stock, ownVariantId(productId.toHexString()));
  const isCounted = [...former.values()].some((count) => count !== null);
  for (const { id, onHand } of variants) {
    const isNew = onHand === undefined && !former.has(id) && !formerVariants.includes(id);
    if (isCounted && isNew) next.set(id, next.get(id) ?? 0);
  }
  const counted = variants.map(({ onHand: _, ...variant }) => {
    const onHand = next.get(variant.id) ?? null;
    return { ...variant, ...(onHand !== null && { onHand }) };
  });
  return {
    details: { ...details, variants: counted } as unknown as Omit<T, 'variants'> & { variants?: Counted[] },
    fault: isSaid && !isSet ? { stock: catalogueMessages.stockTrackedPerVariantSetEach } : {},
  };
}

/** Sets the stock of the only tracked variant, or else of the first. @returns false when several are tracked */
export function setTotal(
  onHand: Map<string, number | null>,
  total: number | undefined,
  own: string,
): boolean {
  const counted = [...onHand].filter(([, count]) => count !== null).map(([id]) => id);
  if (counted.length > 1) return false;
  const [first] = [...counted, ...(onHand.has(own) ? [own] : []), ...onHand.keys()];
  if (first !== undefined) onHand.set(first, total ?? null);
  return true;
}

function stockOfOnly({ variants }: Pick<ProductDraft, 'variants'>, stock: number | undefined) {
  const [only] = (Array.isArray(variants) ? variants : []) as ({ onHand?: unknown } | null)[];
  return only?.onHand === undefined ? stock : (readStock(only.onHand) ?? undefined);
}
