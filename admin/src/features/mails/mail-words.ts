import type { StatusMark } from '../../components/StatusPill.tsx';
import type { MailKind, MailRowFragment, MailState } from '../../graphql.generated.ts';

interface Word {
  label: string;
  mark: StatusMark;
}

/** In this order they are listed. */
export const MAIL_STATES: Record<MailState, Word> = {
  WAITING: { label: 'Waiting', mark: 'open' },
  SENT: { label: 'Sent', mark: 'good' },
  KEPT: { label: 'Kept here', mark: 'open' },
  FAILED: { label: 'Failed', mark: 'bad' },
  CANCELED: { label: 'Not sent', mark: 'open' },
};

/** In this order they are listed. */
export const MAIL_KINDS: Record<MailKind, string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_SHIPPED: 'Order shipped',
  ORDER_CANCELED: 'Order canceled',
  ORDER_REFUNDED: 'Refund',
  ORDER_LINK: 'Link to an order',
  NEW_ORDER: 'New order (to the shop)',
  CONTACT_MESSAGE: 'Message (to the shop)',
  OPERATOR_INVITATION: 'Invitation',
  PASSWORD_RESET: 'New password',
};

export const ACCOUNT_MAILS: readonly MailKind[] = ['OPERATOR_INVITATION', 'PASSWORD_RESET'];

/** Where a mail stands now. */
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
