import { assertValid } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { parcelOf, readTracking, type TrackingDraft, trackingIn } from './parcel-details.ts';

/**
 * Replaces the carrier, tracking number and link of a parcel that is out.
 * @param isMailed whether the shopper gets an email with the corrected ones
 * @throws UserError for an unknown parcel, one that came back, or details out of bounds
 */
export async function correctParcelTracking(
  context: OrderContext,
  id: string,
  { parcelId, isMailed = false, ...draft }: TrackingDraft & { parcelId: string; isMailed?: boolean },
): Promise<Order> {
  const { tracking, faults } = readTracking(draft);
  assertValid(faults);
  return changeOrder(context, byId(id), 'correctTracking', (order) => {
    const { parcel, index } = parcelOf(order, parcelId);
    return {
      set: { fulfilments: order.fulfilments.with(index, { ...parcel, ...tracking }) },
      event: {
        ...newEvent('TRACKING_CHANGED', actorOf(context.viewer)),
        ...trackingIn(tracking),
        lines: parcel.lines,
        isMailed,
      },
    };
  });
}
