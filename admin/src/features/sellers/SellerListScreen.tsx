import * as sellersText from '#messages/sellers.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS, sellerPath } from '../../paths.ts';
import './seller-table.css';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatDay } from '../../format.ts';
import { SellerBrowser } from './SellerBrowser.tsx';
import { SellerMark } from './SellerMark.tsx';
import { SELLER_STATUS_MARKS, type Seller } from './sample-sellers.ts';

export function SellerListScreen() {
  return (
    <SellerBrowser title={sharedText.sellersList} path={PATHS.sellerList}>
      {(sellers) => (
        <section className="panel" aria-label={sharedText.sellers}>
          <Table
            label={sharedText.sellers}
            className="seller-table"
            isTight
            card={CARD}
            columns={COLUMNS}
            rows={sellers}
            keyOf={({ id }) => id}
            actionsHeading={sharedText.detail}
            actions={({ id, name }) => [
              { text: sharedText.detail, label: sellersText.detailOfName(name), to: sellerPath(id) },
            ]}
          />
        </section>
      )}
    </SellerBrowser>
  );
}

const COLUMNS: Column<Seller>[] = [
  { heading: sharedText.id, look: 'muted', area: 'id', isAtEnd: true, cell: ({ id }) => `#${id}` },
  {
    heading: sellersText.seller,
    area: 'seller',
    cell: (seller) => (
      <span className="seller-table__seller">
        <SellerMark seller={seller} />
        <span>
          <span className="seller-table__name">{seller.name}</span>
          <span className="fine seller-table__city">{seller.address[1]}</span>
        </span>
      </span>
    ),
  },
  {
    heading: sharedText.email,
    look: 'muted',
    className: 'seller-table__email',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
  },
  {
    heading: sharedText.status,
    area: 'status',
    isAtEnd: true,
    cell: ({ status }) => <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>,
  },
  {
    heading: sellersText.registeredTitle,
    look: 'muted',
    className: 'seller-table__date',
    area: 'date',
    cell: ({ registered }) => formatDay(registered),
  },
];

const CARD = `"seller status" "email email" "date id" "actions actions" / 1fr auto`;
