import type { StatusMark } from '../../components/StatusPill.tsx';
import { formatCount } from '../../format.ts';
import type { Availability, InventoryReason, StockRowFragment } from '../../graphql.generated.ts';

export const STOCK_STATES: Record<Availability, { label: string; mark: StatusMark }> = {
  IN_STOCK: { label: 'In stock', mark: 'good' },
  LOW: { label: 'Low', mark: 'open' },
  OUT_OF_STOCK: { label: 'Sold out', mark: 'bad' },
};

export const NOT_TRACKED = 'Not tracked';

export const REASONS: Record<InventoryReason, string> = {
  SOLD: 'Sold',
  RETURNED: 'Returned',
  CORRECTED: 'Adjusted',
  IMPORTED: 'Imported',
};

/** `Kurta, Red / M`. A product without options uses its title. */
export function stockName({ product, variant }: Pick<StockRowFragment, 'product' | 'variant'>): string {
  const title = product?.title ?? 'A deleted product';
  return variant && variant.title !== title ? `${title}, ${variant.title}` : title;
}

/** `+3`, `−1,200`. */
export function signed(delta: number): string {
  return delta < 0 ? `−${formatCount(-delta)}` : `+${formatCount(delta)}`;
}
