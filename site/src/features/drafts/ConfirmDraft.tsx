import { formatMoney } from '@mela/rules/format-money.ts';
import { useId, useState } from 'react';
import * as orderText from '#messages/order.ts';
import { GraphqlError, postGraphql } from '../cart/post-graphql.ts';
import { useSent } from '../cart/use-sent.ts';
import type { OrderAnswer } from '../order/order-answer.ts';
import { paymentMethodView } from '../payment/payment-methods.ts';

interface Props {
  order: OrderAnswer;
  token: string;
  reload: () => Promise<void>;
}

const CONFIRM = /* GraphQL */ `mutation ConfirmDraft($token: ID!, $paymentMethod: String!, $total: MinorUnits!) {
  confirmDraftOrder(token: $token, paymentMethod: $paymentMethod, total: $total) { number }
}`;
const UNREACHABLE = orderText.draftFailed;
const NO_METHOD = orderText.draftCannotBePaid;

/** Lets the shopper confirm an order that the shop has prepared, and choose how it is paid. */
export function ConfirmDraft({ order, token, reload }: Props) {
  const methods = order.draft?.paymentMethods ?? [];
  const isFree = order.total.amount === 0;
  const [chosen, setChosen] = useState(methods[0] ?? '');
  const { isBusy, fault, run } = useSent(UNREACHABLE);
  const id = useId();

  const confirm = () =>
    run(async () => {
      try {
        await postGraphql(CONFIRM, { token, paymentMethod: chosen, total: order.total.amount });
        await reload();
      } catch (error) {
        // Reload the order, because the shop has changed it, or another page has confirmed it.
        if (error instanceof GraphqlError && error.code === 'CONFLICT') await reload();
        throw error;
      }
      return undefined;
    });

  if (!isFree && methods.length === 0) return <p role="status">{NO_METHOD}</p>;
  return (
    <section className="order__payment" aria-labelledby={id}>
      <h2 id={id}>{orderText.confirmTitle}</h2>
      {!isFree && (
        <fieldset className="order-confirm" aria-label={orderText.payment} disabled={isBusy}>
          {methods.map((method) => (
            <label key={method} className="order-confirm__method">
              <input
                type="radio"
                name={id}
                value={method}
                checked={method === chosen}
                onChange={() => setChosen(method)}
              />
              <span>
                <b>{paymentMethodView(method)?.title ?? method}</b>
                <small>{paymentMethodView(method)?.text}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="alert">{fault}</p>
      <button className="button" type="button" aria-disabled={isBusy} onClick={() => void confirm()}>
        {isBusy ? orderText.confirming : orderText.confirmOrder(formatMoney(order.total))}
      </button>
    </section>
  );
}
