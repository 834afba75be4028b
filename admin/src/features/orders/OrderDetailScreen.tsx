import './order-detail.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines, OrderTotals } from './OrderLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderStepForm } from './OrderStepForm.tsx';
import { UnknownOrder, useOrderParam } from './order-param.tsx';
import { firstStep, ORDER_STATUS_MARKS, type OrderStep, PAYMENTS, statusOf } from './order-statuses.ts';

export function OrderDetailScreen() {
  const order = useOrderParam();
  return (
    <>
      <title>Order detail | Mela admin</title>
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
    toast.success(`Order #${order.id}: ${chosen}`);
  };
  const payment = PAYMENTS[order.paymentStatus];

  return (
    <>
      <div className="order-head">
        <ScreenHeading>Order detail</ScreenHeading>
        <OrderStepForm id={order.id} step={step} onSave={save} />
      </div>
      <section className="panel" aria-labelledby="order">
        <header className="panel__head">
          <h2 className="panel__title" id="order">
            Order #{order.id}
            <span className="order-head__day">{formatDay(order.date)}</span>
          </h2>
          <div className="order-head__marks">
            <StatusPill mark={ORDER_STATUS_MARKS[status]}>{status}</StatusPill>
            <StatusPill mark={payment.mark}>{payment.label}</StatusPill>
          </div>
        </header>
        <OrderFacts order={order} status={status} step={step} />
      </section>
      <div className="order-body">
        <section className="panel" aria-labelledby="order-items">
          <header className="panel__head">
            <h2 className="panel__title" id="order-items">
              Items
            </h2>
          </header>
          <OrderLines lines={order.lines} hasImages />
          <OrderTotals order={order} />
        </section>
        <OrderNotes />
      </div>
    </>
  );
}
