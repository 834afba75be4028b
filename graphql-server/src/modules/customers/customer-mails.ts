import type { Filter } from 'mongodb';
import { type Mail, TO_INDEX } from '../mail/collection.ts';
import { previewMail } from '../mail/preview-mail.ts';
import type { Order } from '../orders/collection.ts';
import type { Customer, CustomerContext } from './collection.ts';

const MAX_MAILS = 200;

/** An email to a customer, for the export of their data. */
export interface CustomerMail {
  at: Date;
  to: string;
  state: Mail['state'];
  subject: string;
  /** The text without sign-in links. */
  text: string;
}

/** Filters emails by a customer's address, in every spelling that they have used. Use it with `TO_INDEX`. */
export function mailedTo({ email, key }: Customer, orders: readonly Order[]): Filter<Mail> {
  return { to: { $in: [...new Set([email, key, ...orders.map((order) => order.email)])].filter(Boolean) } };
}

/** The emails to a customer that the shop still has, newest first. */
export async function mailsOf(
  context: Pick<CustomerContext, 'outbox' | 'mail' | 'mailShop'>,
  customer: Customer,
  orders: readonly Order[],
): Promise<CustomerMail[]> {
  const found = await context.outbox
    .find(mailedTo(customer, orders), { hint: TO_INDEX })
    .sort({ _id: -1 })
    .limit(MAX_MAILS)
    .toArray();
  const mails: CustomerMail[] = [];
  for (const mail of found) {
    const { subject, text } = await previewMail(context, mail);
    mails.push({ at: mail.queuedAt, to: mail.to, state: mail.state, subject, text });
  }
  return mails;
}
