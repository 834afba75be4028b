import { useState } from 'react';
import { postGraphql } from '../cart/post-graphql.ts';
import { EMAIL_ORDER_LINK } from './order-answer.ts';
import { messageOf } from './use-order.ts';

const READ_ONLY =
  'This page shows your order without personal details. To see your address or cancel the order, use the link in your order email.';
/** After an operator changed the email address, emailed links are read-only. */
const ONLY_THE_SHOP =
  'This page shows your order without personal details. To change or cancel it, please contact us.';
const LINK_SENT =
  'We have sent the link to the email address of the order, if it has one. It can take a few minutes. Check your spam folder too.';

interface Props {
  token: string;
  canEmailLink: boolean;
}

/** Requests the full link, on the page of an order that was found by its number and is read-only. */
export function OrderLinkRequest({ token, canEmailLink }: Props) {
  const [status, setStatus] = useState('');
  const [isSending, setSending] = useState(false);

  /** The answer does not reveal whether an email was sent. */
  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setStatus('Sending…');
    setStatus(await postGraphql(EMAIL_ORDER_LINK, { token }).then(() => LINK_SENT, messageOf));
    setSending(false);
  }

  return (
    <section className="order__link-request" aria-labelledby="manage">
      <h2 id="manage">Manage this order</h2>
      <p>{canEmailLink ? READ_ONLY : ONLY_THE_SHOP}</p>
      {canEmailLink && (
        <button className="button" type="button" aria-disabled={isSending} onClick={() => void send()}>
          Email me a link to manage this order
        </button>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
