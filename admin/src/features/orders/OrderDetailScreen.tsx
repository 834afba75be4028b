import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Panel } from '../../components/Panel.tsx';
import './order-detail.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { Select } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { orderPath, PATHS } from '../../paths.ts';
import type { OrderStatus, SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderFact } from './LiveOrderFacts.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { UnknownOrder, useOrderParam } from './order-param.tsx';
import { SampleOrderLines } from './SampleOrderLines.tsx';
import {
  firstStep,
  ORDER_STATUS_MARKS,
  ORDER_STEPS,
  type OrderStep,
  PAYMENTS,
  statusOf,
} from './sample-order-statuses.ts';

export function OrderDetailScreen() {
  const order = useOrderParam();
  return (
    <>
      <title>{ordersText.orderDetailMelaAdmin}</title>
      {order ? <OrderDetail key={order.id} order={order} /> : <UnknownOrder />}
    </>
  );
}

function OrderDetail({ order }: { order: SampleOrder }) {
  const [savedStep, setSavedStep] = useState<OrderStep>();
  const step = savedStep ?? firstStep(order);
  const status = savedStep ? statusOf(savedStep) : order.status;
  const save = (chosen: OrderStep) => {
    setSavedStep(chosen);
    toast.success(ordersText.orderIdChosen(order.id, chosen));
  };
  const payment = PAYMENTS[order.paymentStatus];

  return (
    <>
      <div className="screen-head">
        <ScreenHeading>{sharedText.orderDetail}</ScreenHeading>
        <OrderStepForm id={order.id} step={step} onSave={save} />
      </div>
      <Panel
        id="order"
        title={
          <>
            {ordersText.orderId(order.id)}
            <span className="order-head__day">{formatDay(order.date)}</span>
          </>
        }
        aside={
          <div className="order-head__marks">
            <StatusPill mark={ORDER_STATUS_MARKS[status]}>{status}</StatusPill>
            <StatusPill mark={payment.mark}>{payment.label}</StatusPill>
          </div>
        }
      >
        <OrderFacts order={order} status={status} step={step} />
      </Panel>
      <div className="order-body">
        <Panel id="order-items" title={sharedText.items}>
          <SampleOrderLines order={order} hasImages />
        </Panel>
        <OrderNotes />
      </div>
    </>
  );
}

interface Props {
  id: number;
  step: OrderStep;
  onSave: (step: OrderStep) => void;
}

/** The status selector, which takes effect on Save, and a link to the invoice. */
function OrderStepForm({ id, step, onSave }: Props) {
  const save = (form: FormData) => {
    const chosen = ORDER_STEPS.find((option) => option === form.get('step'));
    if (chosen) onSave(chosen);
  };
  return (
    <form
      className="order-head__form"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <Select name="step" aria-label={ordersText.changeStatus} options={ORDER_STEPS} defaultValue={step} />
      <Button label={sharedText.save} isSmall isSubmit />
      <ButtonLink label={sharedText.invoice} icon="order" isQuiet isSmall to={orderPath(PATHS.invoice, id)} />
    </form>
  );
}

interface OrderFactsProps {
  order: SampleOrder;
  status: OrderStatus;
  step: OrderStep;
}

function OrderFacts({ order, status, step }: OrderFactsProps) {
  const { id, customer, paymentMethod, paymentStatus, total } = order;
  return (
    <div className="order-facts">
      <OrderFact icon="user" title={sharedText.customer}>
        <p>{customer.name}</p>
        <p>
          <a className="order-facts__link" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </p>
        <p>{customer.phone}</p>
      </OrderFact>
      <OrderFact icon="product" title={sharedText.shipping}>
        {customer.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{status === 'Canceled' ? ordersText.notSent : step}</p>
        {status === 'Received' && <p>{ordersText.surfaceCourierTrackingMlIn(id)}</p>}
      </OrderFact>
      <OrderFact icon="revenue" title={sharedText.payment}>
        <p>
          {paymentMethod}, {paymentStatus.toLowerCase()}
        </p>
        <p>{ordersText.referencePayment(paymentReference(id))}</p>
        <p>{formatDollars(total)}</p>
      </OrderFact>
    </div>
  );
}

/** A fake bank reference, constant per order. */
function paymentReference(id: number): string {
  return String((id * 7_368_787) % 1_000_000_000).padStart(9, '0');
}
