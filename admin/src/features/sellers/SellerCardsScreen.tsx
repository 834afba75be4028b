import * as sellersText from '#messages/sellers.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { PATHS, sellerPath } from '../../paths.ts';
import './seller-cards.css';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay } from '../../format.ts';
import { SellerBrowser } from './SellerBrowser.tsx';
import { SellerMark } from './SellerMark.tsx';
import { SELLER_STATUS_MARKS, type Seller } from './sample-sellers.ts';

export function SellerCardsScreen() {
  return (
    <SellerBrowser title={sharedText.sellersCards} path={PATHS.sellerCards}>
      {(sellers) => <SellerCards sellers={sellers} />}
    </SellerBrowser>
  );
}

function SellerCards({ sellers }: { sellers: Seller[] }) {
  return (
    <ul className="seller-cards" aria-label={sharedText.sellers}>
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
        <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>
      </div>
      <h2 className="seller-card__name">{name}</h2>
      <p>{sellersText.id(id)}</p>
      <p>{address[1]}</p>
      <p>{email}</p>
      <p>{sellersText.registered(formatDay(registered))}</p>
      <ButtonLink
        label={sharedText.detail}
        isQuiet
        isSmall
        className="seller-card__link"
        to={sellerPath(id)}
        aria-label={sellersText.detailOfName(name)}
      />
    </li>
  );
}
