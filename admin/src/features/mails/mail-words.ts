import type { StatusMark } from '../../components/StatusPill.tsx';
import type { MailKind, MailRowFragment, MailState } from '../../graphql.generated.ts';

interface Word {
  label: string;
  mark: StatusMark;
}

/** In display order. */
export const MAIL_STATES: Record<MailState, Word> = {
  WAITING: { label: 'Waiting', mark: 'open' },
  SENT: { label: 'Sent', mark: 'good' },
  KEPT: { label: 'Not sent (no mail server)', mark: 'open' },
  FAILED: { label: 'Failed', mark: 'bad' },
  CANCELED: { label: 'Canceled', mark: 'open' },
};

/** In display order. */
export const MAIL_KINDS: Record<MailKind, string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_SHIPPED: 'Order shipped',
  ORDER_CANCELED: 'Order canceled',
  DRAFT_ORDER: 'Payment link',
  ORDER_EDITED: 'Order edited',
  ORDER_REFUNDED: 'Refund',
  ORDER_RETURN: 'Return',
  ORDER_LINK: 'Order link',
  NEW_ORDER: 'New order (to the shop)',
  NEW_RETURN: 'New return (to the shop)',
  CONTACT_MESSAGE: 'Message (to the shop)',
  STOCK_ALERT: 'Back in stock',
  NEWSLETTER_CONFIRM: 'Newsletter confirmation',
  NEWSLETTER_WELCOME: 'Newsletter welcome',
  OPERATOR_INVITATION: 'Invitation',
  PASSWORD_RESET: 'Password reset',
  TEST_MESSAGE: 'Test message',
};

export const ACCOUNT_MAILS: readonly MailKind[] = ['OPERATOR_INVITATION', 'PASSWORD_RESET'];

/** The current state of an email. */
export function stateOf({
  state,
  isBeingSent,
  error,
}: Pick<MailRowFragment, 'state' | 'isBeingSent' | 'error'>): Word {
  if (isBeingSent) return { label: 'Sending', mark: 'open' };
  if (state === 'WAITING' && error !== null) return { label: 'Delayed', mark: 'bad' };
  return MAIL_STATES[state];
}

export const STATES = Object.keys(MAIL_STATES) as MailState[];
export const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
