import { Link } from 'react-router';
import { AlertPanel } from '../../components/Panel.tsx';
import { formatCountOf } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { useReading } from '../../session/use-reading.ts';
import OPERATIONS from './orders.graphql?raw';

/** On the dashboard: canceled orders whose payment the shop still has. Nothing where there are none. */
export function RefundAlerts() {
  // It does not ask to sign in: the operator's next action will.
  const { answer } = useReading({ key: '', read: () => executeOnce(OPERATIONS, 'CountRefundsOwed') });
  const count = answer?.orders?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <AlertPanel title="Refunds owed">
      <li>
        <Link to={`${PATHS.orderList}?refund=owed`}>{formatCountOf(count, 'canceled order')} to refund</Link>
      </li>
    </AlertPanel>
  );
}
