import { UserError } from '../../kernel/errors.ts';
import { actorByLink, actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { ordersMessages } from './messages.ts';
import { byFormerToken, byToken, byTrackingToken } from './order-tokens.ts';
import { isShopperEmail } from './order-view.ts';

/** The minimum time between two emails: short enough to replace a lost one, too long to flood a mailbox. */
const INTERVAL_MS = 5 * 60_000;
const MAX_PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Emails the shopper the link that lets them change their order. Never sends it to an address that an operator entered, because the
 * operator would then hold the link. The response does not reveal whether an email was sent, because that depends on whether the order
 * exists, was erased or had an email just now.
 * @throws UserError after too many calls from one address
 */
export async function emailOrderLink(context: OrderContext, token: string): Promise<true> {
  context.addressLimits.take('link', context);
  const order = byTrackingToken(context.encryption, token) ?? {
    $or: [byToken(token), byFormerToken(token)],
  };
  try {
    await changeOrder(context, order, null, (found) => {
      if (!mayEmail(found)) throw new UserError('CONFLICT', ordersMessages.linkAlreadyEmailed);
      return { set: {}, event: newEvent('LINK_EMAILED', actorByLink(context.viewer)) };
    });
  } catch (error) {
    const isUnsent = error instanceof UserError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
    if (!isUnsent) throw error;
  }
  return true;
}

function mayEmail(order: Pick<Order, 'email' | 'events'>, now = Date.now()): boolean {
  const { events } = order;
  const ages = events.filter(({ kind }) => kind === 'LINK_EMAILED').map(({ at }) => now - at.getTime());
  const isRecent = ages.some((age) => age < INTERVAL_MS);
  return isShopperEmail(order) && !isRecent && ages.filter((age) => age < DAY_MS).length < MAX_PER_DAY;
}

/**
 * Sends an email about an order again, to the current address and with current details.
 * @throws UserError if the order has no such email
 */
export async function resendOrderEmail(context: OrderContext, id: string, mailId: string): Promise<Order> {
  return changeOrder(context, byId(id), 'resendEmail', () => ({
    set: {},
    event: { ...newEvent('EMAIL_RESENT', actorOf(context.viewer)), mailId },
  }));
}
