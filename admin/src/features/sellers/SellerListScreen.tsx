import { PATHS, sellerPath } from '../../paths.ts';
import '../../components/tables.css';
import './seller-table.css';
import { Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay } from '../../format.ts';
import { SellerBrowser } from './SellerBrowser.tsx';
import { SellerMark } from './SellerMark.tsx';
import { SELLER_STATUS_MARKS, type Seller } from './sample-sellers.ts';

export function SellerListScreen() {
  return (
    <SellerBrowser title="Sellers list" path={PATHS.sellerList}>
      {(sellers) => <SellerTable sellers={sellers} />}
    </SellerBrowser>
  );
}

function SellerTable({ sellers }: { sellers: Seller[] }) {
  return (
    <section className="panel" aria-label="Sellers">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label="Sellers, table">
        <table className="table table--cards table--tight seller-table">
          <thead>
            <tr>
              <th scope="col">ID</th>
              <th scope="col">Seller</th>
              <th scope="col">Email</th>
              <th scope="col">Status</th>
              <th scope="col">Registered</th>
              <th scope="col">Detail</th>
            </tr>
          </thead>
          <tbody>
            {sellers.map((seller) => (
              <Row key={seller.id} seller={seller} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Row({ seller }: { seller: Seller }) {
  const { id, name, email, address, status, registered } = seller;
  return (
    <tr>
      <td className="table__muted">#{id}</td>
      <td>
        <span className="seller-table__seller">
          <SellerMark seller={seller} />
          <span>
            <span className="seller-table__name">{name}</span>
            <span className="seller-table__city">{address[1]}</span>
          </span>
        </span>
      </td>
      <td className="table__muted">
        <EmailText address={email} />
      </td>
      <td>
        <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>
      </td>
      <td className="table__muted">{formatDay(registered)}</td>
      <td>
        <Link
          className="button button--quiet button--small"
          to={sellerPath(id)}
          aria-label={`Detail of ${name}`}
        >
          Detail
        </Link>
      </td>
    </tr>
  );
}
