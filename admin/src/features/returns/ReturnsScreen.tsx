import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { ReadReturnsDocument, type ReturnStatus } from '../../graphql.generated.ts';
import { ReturnList } from './ReturnList.tsx';
import { RETURN_STATUSES } from './return-words.ts';

const FILTERS = { status: Object.keys(RETURN_STATUSES) as ReturnStatus[] };
const CHOICES = [{ name: 'status', label: 'Status', options: optionsOf(RETURN_STATUSES) }];

/** Return requests from shoppers. */
export function ReturnsScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, status, pageSize, after } = view;
  const filter = { ...(search && { search }), ...(status && { status }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const source = useListPage(ReadReturnsDocument, { variables, pageOf: (data) => data.returns });
  return (
    <ResourceList
      title="Returns"
      noun="return"
      plural="returns"
      source={source}
      view={view}
      onChange={change}
      searchHint="Order or return number"
      filters={CHOICES}
      head={source.page && <p className="returns__count">{source.page.requestedCount} to decide</p>}
      columns={[]}
      keyOf={({ id }) => id}
      renderRows={(returns) => <ReturnList returns={returns} onChanged={() => void source.reload()} />}
      empty="No returns yet"
      about="Customers request returns on their order page, within your return period. Accept or decline requests here."
    />
  );
}
