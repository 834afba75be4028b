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
    <SellerBrowser title="Sellers list" path={PATHS.sellerList}>
      {(sellers) => (
        <section className="panel" aria-label="Sellers">
          <Table
            label="Sellers"
            className="seller-table"
            isTight
            card={CARD}
            columns={COLUMNS}
            rows={sellers}
            keyOf={({ id }) => id}
            actionsHeading="Detail"
            actions={({ id, name }) => [{ text: 'Detail', label: `Detail of ${name}`, to: sellerPath(id) }]}
          />
        </section>
      )}
    </SellerBrowser>
  );
}

const COLUMNS: Column<Seller>[] = [
  { heading: 'ID', look: 'muted', area: 'id', isAtEnd: true, cell: ({ id }) => `#${id}` },
  {
    heading: 'Seller',
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
    heading: 'Email',
    look: 'muted',
    className: 'seller-table__email',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
  },
  {
    heading: 'Status',
    area: 'status',
    isAtEnd: true,
    cell: ({ status }) => <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>,
  },
  {
    heading: 'Registered',
    look: 'muted',
    className: 'seller-table__date',
    area: 'date',
    cell: ({ registered }) => formatDay(registered),
  },
];

const CARD = `"seller status" "email email" "date id" "actions actions" / 1fr auto`;
