import { Link } from 'react-router';
import * as ordersText from '#messages/orders.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { AlertPanel } from '../../components/Panel.tsx';
import { CountRefundsOwedDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** Dashboard alert about canceled orders whose payment was not refunded. Renders nothing without any. */
export function RefundAlerts() {
  // Use a background query, which does not ask the operator to sign in: their next action will.
  const { data: answer } = useLiveQuery(CountRefundsOwedDocument, { isBackground: true });
  const count = answer?.orders?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <AlertPanel title={ordersText.refundsOwed}>
      <li>
        <Link to={`${PATHS.orderList}?refund=owed`}>{ordersText.canceledOrdersToRefund(count)}</Link>
      </li>
    </AlertPanel>
  );
}
