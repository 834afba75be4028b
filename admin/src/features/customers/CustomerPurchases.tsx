import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import * as customersText from '#messages/customers.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatMoment } from '../../format.ts';
import type { CustomerDetailFragment } from '../../graphql.generated.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES } from '../orders/live-order-words.ts';

interface Props {
  customer: CustomerDetailFragment;
  /** Whether these are the newest orders. */
  isFirst: boolean;
  /** Shows the orders after a cursor. null: the newest orders. */
  onPage: (after: string | null) => void;
}

export function CustomerOrders({ customer: { orders }, isFirst, onPage }: Props) {
  const { nodes, pageInfo } = orders;
  return (
    <Panel id="customer-orders" title={sharedText.orders}>
      <ul className="customer__list">
        {nodes.map((order) => (
          <OrderItem key={order.number} order={order} />
        ))}
      </ul>
      {(pageInfo.hasNextPage || !isFirst) && (
        <div className="customer__actions">
          {!isFirst && (
            <Button label={customersText.newestOrders} isQuiet isSmall onClick={() => onPage(null)} />
          )}
          {pageInfo.hasNextPage && (
            <Button
              label={customersText.olderOrders}
              isQuiet
              isSmall
              onClick={() => onPage(pageInfo.endCursor ?? null)}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

function OrderItem({ order }: { order: CustomerDetailFragment['orders']['nodes'][number] }) {
  const { id, number, placedAt, status, paymentStatus, total, refunded, lines } = order;
  const [statusWord, paymentWord] = [LIVE_STATUSES[status], LIVE_PAYMENTS[paymentStatus]];
  return (
    <li className="customer__item">
      <p className="customer__head">
        <Link className="name-link" to={orderPath(PATHS.orderDetails, id ?? '')}>
          {customersText.orderNumber(number)}
        </Link>
        <StatusPill mark={statusWord.mark}>{statusWord.label}</StatusPill>
        {paymentStatus !== 'PENDING' && <StatusPill mark={paymentWord.mark}>{paymentWord.label}</StatusPill>}
        <strong className="customer__amount">{formatMoney(total)}</strong>
      </p>
      <p className="aside">
        {formatMoment(placedAt)}
        {refunded.amount > 0 && customersText.refunded(formatMoney(refunded))}
      </p>
      <p>{lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</p>
    </li>
  );
}

/** Messages from the contact page. Renders nothing without any. */
export function CustomerMessages({ customer: { messages, email } }: Pick<Props, 'customer'>) {
  if (messages.length === 0) return null;
  return (
    <Panel
      id="customer-messages"
      title={sharedText.messages}
      aside={
        <Link className="name-link" to={`/messages?${new URLSearchParams({ search: email })}`}>
          {customersText.openMessages}
        </Link>
      }
    >
      <ul className="customer__list">
        {messages.map(({ id, text, sentAt, isDone }) => (
          <li key={id} className="customer__item">
            <p className="customer__head">
              <time className="aside" dateTime={sentAt}>
                {formatMoment(sentAt)}
              </time>
              <StatusPill mark={isDone ? 'good' : 'open'}>
                {isDone ? sharedText.done : sharedText.open}
              </StatusPill>
            </p>
            <p className="customer__text">{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
