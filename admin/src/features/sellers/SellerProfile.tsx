import './seller-profile.css';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatCount, formatDay, formatDollars } from '../../format.ts';
import { SellerMark } from './SellerMark.tsx';
import { SELLER_STATUS_MARKS, type Seller } from './sample-sellers.ts';

export function SellerProfile({ seller }: { seller: Seller }) {
  const { id, name, status, registered, about, tint, sales, revenue, phone, email, address } = seller;
  return (
    <section className="panel seller-profile" aria-labelledby="seller">
      <div className={`backdrop seller-profile__banner ${tint}`} />
      <div className="seller-profile__who">
        <SellerMark seller={seller} isLarge />
        <div>
          <h2 className="seller-profile__name" id="seller">
            {name}
          </h2>
          <p className="seller-profile__since">
            ID #{id}, registered {formatDay(registered)}
          </p>
        </div>
        <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>
      </div>
      <div className="seller-profile__facts">
        <p className="seller-profile__about">{about}</p>
        <dl className="seller-profile__figures">
          <div>
            <dt>Total sales</dt>
            <dd>{formatCount(sales)}</dd>
          </div>
          <div>
            <dt>Revenue</dt>
            <dd>{formatDollars(revenue)}</dd>
          </div>
        </dl>
        <dl className="seller-profile__contact">
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
          <dt>Address</dt>
          <dd>
            {address.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </dl>
      </div>
    </section>
  );
}
