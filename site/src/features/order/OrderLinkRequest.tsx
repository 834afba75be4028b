import { useState } from 'react';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import { EMAIL_ORDER_LINK } from './order-answer.ts';
import { messageOf } from './use-order.ts';

const READ_ONLY = orderText.useEmailedLink;
/** The text for an order whose email address an operator has changed: links sent to it are read-only. */
const ONLY_THE_SHOP = orderText.contactUsToChange;
const LINK_SENT = orderText.linkSent;

interface Props {
  token: string;
  canEmailLink: boolean;
}

/** Requests the full link, on the page of an order that was found by its number and is read-only. */
export function OrderLinkRequest({ token, canEmailLink }: Props) {
  const [status, setStatus] = useState('');
  const [isSending, setSending] = useState(false);

  /** Requests the email. The server's answer does not reveal whether one was sent. */
  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setStatus(sharedText.sending);
    setStatus(await postGraphql(EMAIL_ORDER_LINK, { token }).then(() => LINK_SENT, messageOf));
    setSending(false);
  }

  return (
    <section className="order__link-request" aria-labelledby="manage">
      <h2 id="manage">{orderText.manageOrder}</h2>
      <p>{canEmailLink ? READ_ONLY : ONLY_THE_SHOP}</p>
      {canEmailLink && (
        <button className="button" type="button" aria-disabled={isSending} onClick={() => void send()}>
          {orderText.emailMeLink}
        </button>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
