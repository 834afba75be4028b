import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/Button.tsx';
import { PATHS } from '../../paths.ts';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';

/** The order of the `order` parameter: the newest without one, undefined for an unknown id. */
export function useOrderParam(): SampleOrder | undefined {
  const [search] = useSearchParams();
  const param = search.get('order');
  return param === null ? SAMPLE_ORDERS[0] : SAMPLE_ORDERS.find(({ id }) => String(id) === param);
}

export function UnknownOrder() {
  return (
    <div className="message">
      <h1>There is no such order</h1>
      <p className="message__text">Its number may be mistyped.</p>
      <ButtonLink label="All order" to={PATHS.orderList} />
    </div>
  );
}
