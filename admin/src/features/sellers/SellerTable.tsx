import '../../components/table-cards.css';
import '../../components/table-tight.css';
import './seller-table.css';
import { Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { formatDay } from '../../sample-data/format-day.ts';
import { SellerMark } from './SellerMark.tsx';
import { SellerStatusPill } from './SellerStatusPill.tsx';
import type { Seller } from './sample-sellers.ts';
import { sellerAddress } from './seller-address.ts';

export function SellerTable({ sellers }: { sellers: Seller[] }) {
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
        <SellerStatusPill status={status} />
      </td>
      <td className="table__muted">{formatDay(registered)}</td>
      <td>
        <Link
          className="button button--quiet button--small"
          to={sellerAddress(id)}
          aria-label={`Detail of ${name}`}
        >
          Detail
        </Link>
      </td>
    </tr>
  );
}
