import { assertValid } from '../../kernel/errors.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { parcelOf, readTracking, type TrackingDraft, trackingIn } from './parcel-details.ts';

/**
 * Replaces the carrier, tracking number and link of a shipped parcel.
 * @param isMailed whether the shopper gets an email with the correction
 * @throws UserError for an unknown or returned parcel, and for invalid details
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
