import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { formatCount, formatCountOf, formatMoment } from '../../format.ts';
import { ReadWaitedVariantsDocument, type WaitedRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

const NO_FILTERS = {};
const CARD = `"name name waiting" "since since since" "actions actions actions" / auto 1fr auto`;
const DELETED = 'Deleted product';

const COLUMNS: Column<WaitedRowFragment>[] = [
  {
    heading: 'Product',
    look: 'strong',
    area: 'name',
    cell: (row) =>
      row.product ? (
        <Link to={generatePath(PATHS.editProduct, { id: row.product.id })}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ) : (
        DELETED
      ),
    text: nameOf,
  },
  {
    heading: 'Waiting',
    isNumber: true,
    area: 'waiting',
    isAtEnd: true,
    cell: ({ waiting }) => formatCount(waiting),
  },
  {
    heading: 'Since',
    look: 'muted',
    area: 'since',
    isLabelled: true,
    cell: ({ since }) => formatMoment(since),
  },
];

/** The sold-out variants that shoppers wait for. */
export function BackInStockScreen() {
  const [view, change] = useAddressView(NO_FILTERS);
  const { search, pageSize, after } = view;
  const variables = { first: pageSize, ...(search && { search }), ...(after && { after }) };
  const source = useListPage(ReadWaitedVariantsDocument, { variables, pageOf: (data) => data.stockAlerts });
  const [opened, setOpened] = useState<WaitedRowFragment>();
  return (
    <ResourceList
      title="Back in stock"
      noun="variant"
      plural="variants"
      source={source}
      view={view}
      onChange={change}
      searchHint="Product or email"
      head={source.page && <p>{formatCountOf(source.page.requestCount, 'request')}</p>}
      columns={COLUMNS}
      card={CARD}
      keyOf={({ variantId }) => variantId}
      actions={(row) => [
        {
          text: 'Requests',
          label: `Requests for ${nameOf(row)}`,
          onPress: () => setOpened(row),
        },
      ]}
      empty="No requests"
      about="Shoppers can ask for an email when a sold-out variant is back in stock. Each request gets one email. Requests are deleted after 180 days."
    >
      {opened && (
        <WaitingDialog
          variantId={opened.variantId}
          name={nameOf(opened)}
          onClosed={() => {
            setOpened(undefined);
            void source.reload();
          }}
        />
      )}
    </ResourceList>
  );
}

function nameOf({ product, title }: WaitedRowFragment): string {
  return [product?.title ?? DELETED, title].filter(Boolean).join(', ');
}
