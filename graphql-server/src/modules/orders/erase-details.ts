import { mailIdsAbout } from '../mail/queue-mail.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEventKind } from './events.ts';
import { termsWithoutContact } from './terms.ts';

/** The values that replace the contact details. */
const ERASED = {
  email: '',
  phone: null,
  shippingAddress: null,
  billingAddress: null,
  note: null,
  isErased: true,
} satisfies Partial<Order>;

/** The events whose notes stay, because bookkeeping needs them to find the payment. */
const PAYMENTS: ReadonlySet<OrderEventKind> = new Set(['PAID', 'PAID_LATE', 'PAID_BACK', 'REFUND_REQUESTED']);

/**
 * Erases the customer's name and addresses from a completed order. Lines, amounts, place of supply, GST number and payment dates
 * stay for the books.
 * @throws UserError if the order is not completed
 */
export async function eraseOrderDetails(context: OrderContext, id: string): Promise<Order> {
  const mails = await mailIdsAbout(context, id.toLowerCase());
  const erased = await changeOrder(context, byId(id), 'erase', (order) => ({
    set: {
      ...ERASED,
      terms: termsWithoutContact(order),
      // A tracking number may contain personal text, and a tracking page may show the address.
      fulfilments: order.fulfilments.map((parcel) => ({
        ...parcel,
        trackingNumber: null,
        trackingUrl: null,
      })),
    },
    event: newEvent('ERASED', actorOf(context.viewer)),
    formerEvents: order.events.map(
      ({ trackingUrl: _, trackingNumber: __, changes: ___, note, ...event }) => ({
        ...event,
        ...(PAYMENTS.has(event.kind) && note !== undefined && { note }),
      }),
    ),
  }));
  await context.mail.removeFiles(mails);
  return erased;
}
