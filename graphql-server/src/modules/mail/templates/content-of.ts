import type { MailData, MailKind } from '../kinds.ts';
import { contactMessage } from './contact-message.ts';
import type { MailContent, MailShop, Template } from './mail-content.ts';
import { newOrder } from './new-order.ts';
import { operatorInvitation } from './operator-invitation.ts';
import { orderCanceled } from './order-canceled.ts';
import { orderLink } from './order-link.ts';
import { orderPaid } from './order-paid.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRefunded } from './order-refunded.ts';
import { orderShipped } from './order-shipped.ts';
import { passwordReset } from './password-reset.ts';

const TEMPLATES: { readonly [Kind in MailKind]: Template<MailData[Kind]> } = {
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-shipped': orderShipped,
  'order-canceled': orderCanceled,
  'order-refunded': orderRefunded,
  'order-link': orderLink,
  'new-order': newOrder,
  'contact-message': contactMessage,
  'operator-invitation': operatorInvitation,
  'password-reset': passwordReset,
};

/** What a mail of a kind says. @param data with its secret readable, or covered */
export function contentOf<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  shop: MailShop,
): MailContent {
  return TEMPLATES[kind](data, shop);
}
