import { useSearchParams } from 'react-router';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';

/** The order that the address asks for; the newest one when it asks for none, undefined when there is no such order. */
export function useAskedOrder(): SampleOrder | undefined {
  const [search] = useSearchParams();
  const asked = search.get('order');
  return asked === null ? SAMPLE_ORDERS[0] : SAMPLE_ORDERS.find(({ id }) => String(id) === asked);
}
