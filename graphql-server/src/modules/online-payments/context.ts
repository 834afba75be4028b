import type { Kernel } from '../../kernel/kernel.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { ChangeServices } from '../orders/change-order.ts';
import type { PaymentCollections } from '../payments/collection.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { RefundCollections } from '../refunds/collection.ts';
import type { RefundSender } from '../refunds/refund-sender.ts';
import type { SellingCollections } from '../selling/collection.ts';
import type { OnlinePaymentCollections } from './collection.ts';

/** The collections and services of online payments. */
export interface PaymentServices
  extends ChangeServices,
    InventoryCollections,
    PaymentCollections,
    OnlinePaymentCollections,
    RefundCollections,
    SellingCollections,
    Pick<Kernel, 'say'> {
  paymentProviders: readonly PaymentProvider[];
  refundSender: Pick<RefundSender, 'wake'>;
}

/** The provider of a payment method. @throws Error if no module provides it */
export function providerOf(providers: readonly PaymentProvider[], method: string): PaymentProvider {
  const provider = providers.find((one) => one.method === method);
  if (!provider) throw new Error(`No module takes payments by ${method}.`);
  return provider;
}
