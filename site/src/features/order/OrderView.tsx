import { useEffect, useRef } from 'react';
import * as orderText from '#messages/order.ts';
import * as sharedText from '#messages/shared.ts';
import { lazyPart } from '../../components/LazyPart.tsx';
import { OrderLines } from '../checkout/OrderLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { OrderLinkRequest } from './OrderLinkRequest.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { OrderAnswer } from './order-answer.ts';
import { ORDER_SECTIONS } from './order-sections.ts';
import { type OrderOfPage, useOrder } from './use-order.ts';

interface Props {
  token: string;
  /** Whether the shop accepts orders now. */
  isSelling: boolean;
}

/** The page of an order, whose token is in the URL. */
export function OrderView({ token, isSelling }: Props) {
  const page = useOrder(token);
  const { state, load } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = state.kind === 'order' ? state.order.number : null;
  useEffect(() => {
    if (number !== null)
      document.title = document.title.replace(/^[^|]*/, `${orderText.orderNumber(number)} `);
  }, [number]);

  async function retry(): Promise<void> {
    await load();
    heading.current?.focus();
  }

  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1} ref={heading}>
          {number === null ? orderText.yourOrder : orderText.orderNumber(number)}
        </h1>
      </div>
      {state.kind === 'loading' && <OrderSkeleton />}
      {state.kind === 'missing' && <MissingOrder />}
      {state.kind === 'failed' && (
        <div className="order__message">
          <p role="alert">{state.message}</p>
          <button className="button" type="button" onClick={() => void retry()}>
            {sharedText.tryAgain}
          </button>
        </div>
      )}
      {state.kind === 'order' && (
        <OrderDetails
          {...{ token, isSelling, page }}
          order={state.order}
          focusHeading={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

interface DetailsProps extends Props {
  order: OrderAnswer;
  page: OrderOfPage;
  focusHeading: () => void;
}

/** Sections of other features, by name. */
const SECTIONS = ORDER_SECTIONS.map(({ load, ...section }) => ({ ...section, Section: lazyPart(load) }));

function OrderDetails({ token, isSelling, order, page, focusHeading }: DetailsProps) {
  const { load, cancel } = page;
  return (
    <div className="order">
      <div className="order__main">
        <OrderStatus order={order} />
        <OrderPayment {...{ order, token }} reload={load} />
        <section aria-labelledby="items">
          <h2 id="items">{orderText.items}</h2>
          <OrderLines lines={order.lines} noteOf={shippedNote} />
        </section>
        {SECTIONS.filter(({ isShown }) => isShown(order)).map(({ name, Section }) => (
          <Section key={name} {...{ order, token }} reload={load} />
        ))}
        {order.isReadOnly && <OrderLinkRequest token={token} canEmailLink={order.canEmailLink} />}
        <OrderActions
          {...{ order, cancel, focusHeading }}
          isSelling={isSelling && order.status !== 'DRAFT'}
        />
      </div>
      <OrderAside order={order} />
    </div>
  );
}

/** A note about a partly shipped or partly refunded line. */
function shippedNote({ quantity, shipped, removed }: OrderAnswer['lines'][number]): string {
  const isPartlyShipped = shipped > 0 && shipped < quantity;
  return [
    isPartlyShipped && orderText.shippedOf(shipped, quantity),
    removed > 0 && orderText.refundedBeforeShipping(removed),
  ]
    .filter(Boolean)
    .join(', ');
}

function MissingOrder() {
  return (
    <div className="order__message">
      <p>
        <b>{orderText.notFound}</b> {orderText.lookUpAgain}
      </p>
      <a className="button" href="/account">
        {sharedText.trackYourOrder}
      </a>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div className="order order--loading" aria-hidden="true">
      <div className="order__main">
        <span className="skeleton skeleton--title" />
        <span className="skeleton order__block" />
        <span className="skeleton order__block" />
      </div>
      <span className="skeleton order__block order__block--aside" />
    </div>
  );
}
