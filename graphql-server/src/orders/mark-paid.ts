import { assertValid } from '../errors.ts';
import { checkText, cleanText } from '../rules/text.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './new-event.ts';

const MAX_NOTE_LENGTH = 500;

/**
 * Notes that an order was paid. A payment that comes when it is canceled already is kept, and the shop says what becomes of it.
 * @throws UserError where it is paid already
 */
export async function markOrderPaid(
  context: OrderContext,
  id: string,
  said: string | null | undefined,
): Promise<Order> {
  const note = cleanText(said);
  const fault = note !== '' && checkText('The note', note, { maxLength: MAX_NOTE_LENGTH, hasLines: true });
  assertValid(fault ? { note: fault } : {});
  return changeOrder(context, byId(id), 'pay', ({ status }) => ({
    set: {
      paymentStatus: 'PAID',
      payBy: null,
      ...(status === 'AWAITING_PAYMENT' && { status: 'CONFIRMED' as const }),
    },
    event: {
      ...newEvent(status === 'CANCELED' ? 'PAID_LATE' : 'PAID', context.recorder.author),
      ...(note !== '' && { note }),
    },
  }));
}
