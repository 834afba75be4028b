import './seller-cards.css';
import { Link } from 'react-router';
import { formatDay } from '../../sample-data/format-day.ts';
import { SellerMark } from './SellerMark.tsx';
import { SellerStatusPill } from './SellerStatusPill.tsx';
import type { Seller } from './sample-sellers.ts';
import { sellerAddress } from './seller-address.ts';

export function SellerCards({ sellers }: { sellers: Seller[] }) {
  return (
    <ul className="seller-cards" aria-label="Sellers">
      {sellers.map((seller) => (
        <Card key={seller.id} seller={seller} />
      ))}
    </ul>
  );
}

function Card({ seller }: { seller: Seller }) {
  const { id, name, address, email, status, registered } = seller;
  return (
    <li className="panel seller-card">
      <div className="seller-card__head">
        <SellerMark seller={seller} isLarge />
        <SellerStatusPill status={status} />
      </div>
      <h2 className="seller-card__name">{name}</h2>
      <p>ID #{id}</p>
      <p>{address[1]}</p>
      <p>{email}</p>
      <p>Registered {formatDay(registered)}</p>
      <Link
        className="button button--quiet button--small seller-card__link"
        to={sellerAddress(id)}
        aria-label={`Detail of ${name}`}
      >
        Detail
      </Link>
    </li>
  );
}
