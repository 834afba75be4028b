import { formatMoney } from '@mela/rules/format-money.ts';
import { generatePath } from 'react-router';
import * as customersText from '#messages/customers.ts';
import * as sharedText from '#messages/shared.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { EmailText } from '../../components/EmailText.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { formatMoment } from '../../format.ts';
import {
  type CustomerOrder,
  type CustomerRowFragment,
  ReadCustomersDocument,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

const ORDERS = {
  latest: { field: 'LAST_ORDER', direction: 'DESC' },
  earliest: { field: 'LAST_ORDER', direction: 'ASC' },
  most: { field: 'ORDERS', direction: 'DESC' },
  fewest: { field: 'ORDERS', direction: 'ASC' },
  highest: { field: 'SPENT', direction: 'DESC' },
  lowest: { field: 'SPENT', direction: 'ASC' },
} as const satisfies Record<string, CustomerOrder>;

const FILTERS = { sort: Object.keys(ORDERS) as (keyof typeof ORDERS)[] };
const CARD = `"name name spent" "email email email" "orders last last" / auto 1fr auto`;

/** The list of customers: everyone who has ordered. */
export function CustomersScreen() {
  const [view, change] = useAddressView(FILTERS);
  const { search, sort = 'latest', pageSize, after } = view;
  const variables = {
    ...{ first: pageSize, orderBy: ORDERS[sort] },
    ...(search && { filter: { search } }),
    ...(after && { after }),
  };
  const source = useListPage(ReadCustomersDocument, { variables, pageOf: (data) => data.customers });
  return (
    <ResourceList
      title={sharedText.customers}
      noun={customersText.customerInText}
      plural={customersText.customers}
      source={source}
      view={{ ...view, sort }}
      onChange={change}
      searchHint={customersText.nameEmailPhone}
      columns={COLUMNS}
      card={CARD}
      keyOf={({ id }) => id}
      to={({ id }) => generatePath(PATHS.customer, { id })}
      empty={customersText.noCustomersYet}
      about={customersText.everyoneWhoPlacesOrderAppearsHere}
    />
  );
}

const COLUMNS: Column<CustomerRowFragment>[] = [
  {
    heading: sharedText.name,
    look: 'strong',
    area: 'name',
    cell: ({ name }) => <bdi>{name}</bdi>,
    text: ({ name }) => name,
  },
  {
    heading: sharedText.email,
    look: 'muted',
    className: 'table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
    text: ({ email }) => email,
  },
  {
    heading: sharedText.orders,
    isNumber: true,
    area: 'orders',
    isLabelled: true,
    sort: { ascending: 'fewest', descending: 'most' },
    cell: ({ orderCount }) => orderCount,
  },
  {
    heading: customersText.lastOrder,
    look: 'muted',
    className: 'table__date',
    area: 'last',
    isAtEnd: true,
    sort: { ascending: 'earliest', descending: 'latest' },
    cell: ({ lastOrderAt }) => formatMoment(lastOrderAt),
  },
  {
    heading: customersText.spent,
    isNumber: true,
    area: 'spent',
    isAtEnd: true,
    sort: { ascending: 'lowest', descending: 'highest' },
    cell: ({ spent }) => formatMoney(spent),
  },
];
