import type { Author, Viewer } from '../../kernel/roles.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { ChangeServices } from '../orders/change-order.ts';
import type { RefundProvider } from '../payments/refund-provider.ts';
import type { RefundCollections } from './collection.ts';
import type { RefundSender } from './refund-sender.ts';

interface RefundServices extends ChangeServices, RefundCollections, InventoryCollections {
  refundProviders: readonly RefundProvider[];
  refundSender: Pick<RefundSender, 'wake'>;
}

/** The refund services with the sender of the request. */
export interface RefundContext extends RefundServices {
  viewer: Viewer;
  recorder: { readonly author: Author | null };
}
