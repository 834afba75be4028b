import './receipt.css';
import { Wordmark } from '../../components/Logo.tsx';
import { formatDay } from '../../format.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { SampleOrderLines } from './SampleOrderLines.tsx';

const SENDER = ['14 Shahpur Jat', 'New Delhi 110049', 'hello@mela.example'];
const RETURN_DAYS = 30;

export function Receipt({ order }: { order: SampleOrder }) {
  const { id, date, customer, paymentMethod, paymentStatus } = order;
  return (
    <article className="panel receipt" aria-labelledby="receipt">
      <header className="receipt__head">
        <div>
          <span className="logo">
            <Wordmark />
          </span>
          <Lines lines={SENDER} />
        </div>
        <div className="receipt__number">
          <h2 className="receipt__title" id="receipt">
            Invoice #{id}
          </h2>
          <Lines lines={[formatDay(date), paymentMethod, paymentStatus]} />
        </div>
      </header>
      <div className="receipt__parties">
        <div>
          <h3 className="receipt__label">Billed to</h3>
          <p className="receipt__name">{customer.name}</p>
          <Lines lines={[customer.email, customer.phone]} />
        </div>
        <div>
          <h3 className="receipt__label">Sent to</h3>
          <p className="receipt__name">{customer.name}</p>
          <Lines lines={customer.address} />
        </div>
      </div>
      <SampleOrderLines order={order} />
      <p className="aside receipt__thanks">
        Thank you for buying at Mela. What does not please can be sent back within {RETURN_DAYS} days.
      </p>
    </article>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line} className="receipt__line">
      {line}
    </p>
  ));
}
