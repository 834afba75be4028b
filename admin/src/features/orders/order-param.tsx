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

/** Instead of an order that does not exist. Without a number in the address there is no order at all. */
export function UnknownOrder() {
  const [search] = useSearchParams();
  const isNamed = search.has('order');
  return (
    <div className="message">
      <h1>{isNamed ? 'Order not found' : 'No orders yet'}</h1>
      <p className="message__text">
        {isNamed ? 'Check the number.' : 'New orders appear here automatically.'}
      </p>
      <ButtonLink label="All order" to={PATHS.orderList} />
    </div>
  );
}
