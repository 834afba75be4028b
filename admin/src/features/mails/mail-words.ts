import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import type { StatusMark } from '../../components/StatusPill.tsx';
import type { MailKind, MailRowFragment, MailState } from '../../graphql.generated.ts';

interface Word {
  label: string;
  mark: StatusMark;
}

/** The names of the states, in display order. */
export const MAIL_STATES: Record<MailState, Word> = {
  WAITING: { label: sharedText.waiting, mark: 'open' },
  SENT: { label: sharedText.sent, mark: 'good' },
  KEPT: { label: mailsText.notSentNoMailServer, mark: 'open' },
  FAILED: { label: sharedText.failed, mark: 'bad' },
  CANCELED: { label: sharedText.canceled, mark: 'open' },
};

/** The names of the kinds, in display order. */
export const MAIL_KINDS: Record<MailKind, string> = {
  ORDER_PLACED: sharedText.orderPlaced,
  ORDER_PAID: sharedText.orderPaid,
  ORDER_SHIPPED: sharedText.orderShipped,
  ORDER_CANCELED: sharedText.orderCanceled,
  DRAFT_ORDER: sharedText.paymentLink,
  ORDER_EDITED: mailsText.orderEdited,
  ORDER_REFUNDED: sharedText.refund,
  ORDER_RETURN: mailsText.returnLabel,
  ORDER_LINK: mailsText.orderLink,
  NEW_ORDER: mailsText.newOrderToShop,
  NEW_RETURN: mailsText.newReturnToShop,
  CONTACT_MESSAGE: mailsText.messageToShop,
  STOCK_ALERT: sharedText.backInStock,
  NEWSLETTER_CONFIRM: mailsText.newsletterConfirmation,
  NEWSLETTER_WELCOME: mailsText.newsletterWelcome,
  OPERATOR_INVITATION: sharedText.invitation,
  PASSWORD_RESET: mailsText.passwordReset,
  TEST_MESSAGE: mailsText.testMessage,
};

export const ACCOUNT_MAILS: readonly MailKind[] = ['OPERATOR_INVITATION', 'PASSWORD_RESET'];

/** The current state of an email. */
export function stateOf({
  state,
  isBeingSent,
  error,
}: Pick<MailRowFragment, 'state' | 'isBeingSent' | 'error'>): Word {
  if (isBeingSent) return { label: mailsText.sending, mark: 'open' };
  if (state === 'WAITING' && error !== null) return { label: mailsText.delayed, mark: 'bad' };
  return MAIL_STATES[state];
}

export const STATES = Object.keys(MAIL_STATES) as MailState[];
export const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
