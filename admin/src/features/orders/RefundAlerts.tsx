import { Link } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { AlertPanel } from '../../components/Panel.tsx';
import { formatCountOf } from '../../format.ts';
import { CountRefundsOwedDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** Dashboard alert about canceled orders whose payment was not refunded. Renders nothing without any. */
export function RefundAlerts() {
  // A background query does not ask the operator to sign in. The operator's next action does.
  const { data: answer } = useLiveQuery(CountRefundsOwedDocument, { isBackground: true });
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
