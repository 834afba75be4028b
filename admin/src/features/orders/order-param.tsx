import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/Button.tsx';
import { PATHS } from '../../paths.ts';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';

/** The order in the `order` parameter: the newest without the parameter, undefined for an unknown id. */
export function useOrderParam(): SampleOrder | undefined {
  const [search] = useSearchParams();
  const param = search.get('order');
  return param === null ? SAMPLE_ORDERS[0] : SAMPLE_ORDERS.find(({ id }) => String(id) === param);
}

export function UnknownOrder() {
  return (
    <div className="message">
      <h1>Order not found</h1>
      <p className="message__text">Check the number.</p>
      <ButtonLink label="All order" to={PATHS.orderList} />
    </div>
  );
}
