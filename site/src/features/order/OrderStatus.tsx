import * as orderText from '#messages/order.ts';
import { arrivalText } from '../checkout/order-words.ts';
import type { OrderAnswer, OrderEvent } from './order-answer.ts';
import { eventText, leadText, paymentStatusText, statusText, timeText, webAddress } from './order-texts.ts';

/** The status and timeline of an order. */
export function OrderStatus({ order }: { order: OrderAnswer }) {
  const { status, paymentStatus, arrival } = order;
  const isUnderWay = status !== 'DELIVERED' && status !== 'CANCELED';
  const arrives = isUnderWay && arrivalText(arrival);
  const payment = paymentStatusText(order);
  return (
    <section aria-labelledby="state">
      <h2 id="state" className="visually-hidden">
        {orderText.status}
      </h2>
      <p className="order__state">
        <span className={`status ${STATUS_LOOKS[status] ?? ''}`}>{statusText(order)}</span>
        {payment && (
          <span className={`status ${paymentStatus === 'PAID' ? 'status--good' : ''}`}>{payment}</span>
        )}
      </p>
      <p className="order__lead" role="status">
        {leadText(order)}
      </p>
      {arrives && <p className="order__arrival">{arrives}</p>}
      {status !== 'CANCELED' && status !== 'DRAFT' && <Progress status={status} />}
      {status !== 'DRAFT' && (
        <ol className="timeline">
          {order.events.map((event) => (
            <TimelineEntry key={`${event.kind} ${event.at}`} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The steps shown to shoppers, with the status that completes each. */
const STEPS: readonly [name: string, status: OrderAnswer['status']][] = [
  [orderText.ordered, 'AWAITING_PAYMENT'],
  [orderText.preparing, 'CONFIRMED'],
  [orderText.onItsWay, 'SHIPPED'],
  [orderText.arrived, 'DELIVERED'],
];

/** A progress bar of the steps. */
function Progress({ status }: Pick<OrderAnswer, 'status'>) {
  const current = STEPS.findIndex(([, from]) => from === status);
  return (
    <ol className="progress" aria-label={orderText.progress}>
      {STEPS.map(([name], index) => (
        <li
          key={name}
          className={index <= current ? 'progress__reached' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

const STATUS_LOOKS: Partial<Record<OrderAnswer['status'], string>> = {
  SHIPPED: 'status--good',
  DELIVERED: 'status--good',
  CANCELED: 'status--bad',
};

function TimelineEntry({ event }: { event: OrderEvent }) {
  const text = eventText(event);
  const trackingUrl = webAddress(event.trackingUrl);
  if (!text) return null;
  return (
    <li>
      <b>{text}</b>
      <time dateTime={event.at}>{timeText(event.at)}</time>
      {event.note && <span>{event.note}</span>}
      {trackingUrl && (
        <a className="order__link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {orderText.trackShipment}
        </a>
      )}
    </li>
  );
}
