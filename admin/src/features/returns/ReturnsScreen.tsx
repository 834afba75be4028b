import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { ReadReturnsDocument, type ReturnStatus } from '../../graphql.generated.ts';
import { RETURN_STATUSES, ReturnList } from './ReturnList.tsx';

const FILTERS = { status: Object.keys(RETURN_STATUSES) as ReturnStatus[] };
const CHOICES = [{ name: 'status', label: sharedText.status, options: optionsOf(RETURN_STATUSES) }];

/** Return requests from shoppers. */
export function ReturnsScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, status, pageSize, after } = view;
  const filter = { ...(search && { search }), ...(status && { status }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const source = useListPage(ReadReturnsDocument, { variables, pageOf: (data) => data.returns });
  return (
    <ResourceList
      title={sharedText.returns}
      noun={returnsText.returnLabel}
      plural={returnsText.returnsInText}
      source={source}
      view={view}
      onChange={change}
      searchHint={returnsText.orderOrReturnNumber}
      filters={CHOICES}
      head={
        source.page && (
          <p className="returns__count">{returnsText.requestedCountToDecide(source.page.requestedCount)}</p>
        )
      }
      columns={[]}
      keyOf={({ id }) => id}
      renderRows={(returns) => <ReturnList returns={returns} onChanged={() => void source.reload()} />}
      empty={returnsText.noReturnsYet}
      about={returnsText.customersRequestReturnsOnTheirOrder}
    />
  );
}
