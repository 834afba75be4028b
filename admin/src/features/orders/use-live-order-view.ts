import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { OrderStatus, PaymentStatus } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES, REFUNDS } from './live-order-words.ts';
import { PAGE_SIZES } from './use-order-view.ts';

const FILTERS = {
  status: Object.keys(LIVE_STATUSES) as OrderStatus[],
  payment: Object.keys(LIVE_PAYMENTS) as PaymentStatus[],
  refund: Object.keys(REFUNDS) as (keyof typeof REFUNDS)[],
};

export type LiveOrderView = ViewOf<typeof FILTERS>;

/** Which orders are shown. */
export function useLiveOrderView() {
  return useAddressView(FILTERS, PAGE_SIZES);
}
