import { useSearchParams } from 'react-router';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { PATHS } from '../../paths.ts';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';

/** The order in the `order` parameter: the newest without the parameter, undefined for an unknown id. */
export function useOrderParam(): SampleOrder | undefined {
  const [search] = useSearchParams();
  const param = search.get('order');
  return param === null ? SAMPLE_ORDERS[0] : SAMPLE_ORDERS.find(({ id }) => String(id) === param);
}

/**
 * Shown instead of an order that does not exist. Without a number in the address, it says that there are no
 * orders.
 */
export function UnknownOrder() {
  const [search] = useSearchParams();
  const isNamed = search.has('order');
  return (
    <div className="message">
      <h1>{isNamed ? ordersText.orderNotFound : sharedText.noOrdersYet}</h1>
      <p className="message__text">
        {isNamed ? sharedText.checkNumber : ordersText.newOrdersAppearHereAutomatically}
      </p>
      <ButtonLink label={sharedText.allOrder} to={PATHS.orderList} />
    </div>
  );
}
