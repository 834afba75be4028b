import type { MailData, MailKind } from '../kinds.ts';
import { contactMessage } from './contact-message.ts';
import { draftOrder } from './draft-order.ts';
import type { MailContent, MailShop, Template } from './mail-content.ts';
import { newOrder } from './new-order.ts';
import { newsletterConfirm, newsletterWelcome } from './newsletter.ts';
import { operatorInvitation } from './operator-invitation.ts';
import { orderCanceled } from './order-canceled.ts';
import { orderEdited } from './order-edited.ts';
import { orderLink } from './order-link.ts';
import { orderPaid } from './order-paid.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRefunded } from './order-refunded.ts';
import { newReturn, orderReturn } from './order-return.ts';
import { orderShipped } from './order-shipped.ts';
import { passwordReset } from './password-reset.ts';
import { stockAlert } from './stock-alert.ts';
import { testMessage } from './test-message.ts';

const TEMPLATES: { readonly [Kind in MailKind]: Template<MailData[Kind]> } = {
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-shipped': orderShipped,
  'order-canceled': orderCanceled,
  'draft-order': draftOrder,
  'order-edited': orderEdited,
  'order-refunded': orderRefunded,
  'order-return': orderReturn,
  'order-link': orderLink,
  'new-order': newOrder,
  'new-return': newReturn,
  'contact-message': contactMessage,
  'stock-alert': stockAlert,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'operator-invitation': operatorInvitation,
  'password-reset': passwordReset,
  'test-message': testMessage,
};

/** The content of an email. @param data with a readable or masked secret */
export function contentOf<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  shop: MailShop,
): MailContent {
  return TEMPLATES[kind](data, shop);
}
