import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import * as backInStockText from '#messages/back-in-stock.ts';
import * as sharedText from '#messages/shared.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { formatCount, formatMoment } from '../../format.ts';
import { ReadWaitedVariantsDocument, type WaitedRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { WaitingDialog } from './WaitingDialog.tsx';

const NO_FILTERS = {};
const CARD = `"name name waiting" "since since since" "actions actions actions" / auto 1fr auto`;
const DELETED = backInStockText.deletedProduct;

const COLUMNS: Column<WaitedRowFragment>[] = [
  {
    heading: sharedText.product,
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
    heading: sharedText.waiting,
    isNumber: true,
    area: 'waiting',
    isAtEnd: true,
    cell: ({ waiting }) => formatCount(waiting),
  },
  {
    heading: backInStockText.since,
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
      title={sharedText.backInStock}
      noun={backInStockText.variant}
      plural={backInStockText.variants}
      source={source}
      view={view}
      onChange={change}
      searchHint={backInStockText.productOrEmail}
      head={source.page && <p>{backInStockText.numberOfRequests(source.page.requestCount)}</p>}
      columns={COLUMNS}
      card={CARD}
      keyOf={({ variantId }) => variantId}
      actions={(row) => [
        {
          text: backInStockText.requests,
          label: backInStockText.requestsForRow(nameOf(row)),
          onPress: () => setOpened(row),
        },
      ]}
      empty={backInStockText.noRequests}
      about={backInStockText.shoppersCanAskForEmail}
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
