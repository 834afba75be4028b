import { useAddressView } from '../../components/use-address-view.ts';
import type { OrderStatus, PaymentStatus } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES } from './live-order-words.ts';
import { PAGE_SIZES } from './use-order-view.ts';

export interface LiveOrderView {
  search: string;
  status: OrderStatus | undefined;
  paymentStatus: PaymentStatus | undefined;
  pageSize: number;
  /** The cursor of the page; empty on the first. */
  after: string;
}

/** Which orders are shown. */
export function useLiveOrderView() {
  return useAddressView<LiveOrderView>({ read: readView, write: searchOf });
}

function readView(parameters: URLSearchParams): LiveOrderView {
  const [status, payment] = [parameters.get('status') ?? '', parameters.get('payment') ?? ''];
  const size = Number(parameters.get('size'));
  return {
    search: parameters.get('search') ?? '',
    status: status in LIVE_STATUSES ? (status as OrderStatus) : undefined,
    paymentStatus: payment in LIVE_PAYMENTS ? (payment as PaymentStatus) : undefined,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    after: parameters.get('after') ?? '',
  };
}

function searchOf({ search, status, paymentStatus, pageSize, after }: LiveOrderView): URLSearchParams {
  const said = {
    search,
    status: status ?? '',
    payment: paymentStatus ?? '',
    size: pageSize === PAGE_SIZES[0] ? '' : String(pageSize),
    after,
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
