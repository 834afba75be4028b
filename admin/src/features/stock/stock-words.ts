import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import { formatCount } from '../../format.ts';
import type { Availability, InventoryReason, StockRowFragment } from '../../graphql.generated.ts';

export const STOCK_STATES: Record<Availability, { label: string; mark: StatusMark }> = {
  IN_STOCK: { label: stockText.inStock, mark: 'good' },
  LOW: { label: stockText.low, mark: 'open' },
  OUT_OF_STOCK: { label: sharedText.soldOut, mark: 'bad' },
};

export const NOT_TRACKED = sharedText.notTracked;

export const REASONS: Record<InventoryReason, string> = {
  SOLD: sharedText.sold,
  RETURNED: stockText.returned,
  CORRECTED: stockText.adjusted,
  IMPORTED: stockText.imported,
};

/** The name of a variant, such as `Kurta, Red / M`. Without options, it is the product's title. */
export function stockName({ product, variant }: Pick<StockRowFragment, 'product' | 'variant'>): string {
  const title = product?.title ?? stockText.deletedProduct;
  return variant && variant.title !== title ? `${title}, ${variant.title}` : title;
}

/** A difference with its sign, such as `+3` or `−1,200`. */
export function signed(delta: number): string {
  return delta < 0 ? `−${formatCount(-delta)}` : `+${formatCount(delta)}`;
}
