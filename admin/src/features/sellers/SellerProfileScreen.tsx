import { useSearchParams } from 'react-router';
import * as sellersText from '#messages/sellers.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { PATHS } from '../../paths.ts';
import { SAMPLE_SELLERS, SELLER_STATUS_MARKS, type Seller } from './sample-sellers.ts';
import './seller-products.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatCount, formatDay, formatDollars } from '../../format.ts';
import { SAMPLE_PRODUCTS } from '../../sample-data/sample-products.ts';
import './seller-profile.css';
import { StatusPill } from '../../components/StatusPill.tsx';
import { SellerMark } from './SellerMark.tsx';

/** The seller of the `seller` parameter, or the oldest one. */
export function SellerProfileScreen() {
  const [search] = useSearchParams();
  const seller = findSeller(search.get('seller'));
  return (
    <>
      <title>{sellersText.sellerProfileMelaAdmin}</title>
      {seller ? (
        <>
          <ScreenHeading>{sharedText.sellerProfile}</ScreenHeading>
          <SellerProfile seller={seller} />
          <SellerProducts seller={seller} />
        </>
      ) : (
        <UnknownSeller />
      )}
    </>
  );
}

function findSeller(param: string | null): Seller | undefined {
  return param === null ? SAMPLE_SELLERS.at(-1) : SAMPLE_SELLERS.find(({ id }) => String(id) === param);
}

function UnknownSeller() {
  return (
    <div className="message">
      <h1>{sellersText.sellerNotFound}</h1>
      <p className="message__text">{sharedText.checkNumber}</p>
      <ButtonLink label={sharedText.sellersList} to={PATHS.sellerList} />
    </div>
  );
}

function SellerProducts({ seller: { name, products } }: { seller: Seller }) {
  return (
    <Panel id="seller-products" title={sellersText.productsByName(name)}>
      {products.length > 0 ? (
        <ul className="seller-products">
          {products.map((key) => {
            const { name: title, price, image, set } = SAMPLE_PRODUCTS[key];
            return (
              <li key={key}>
                <div className={`backdrop seller-products__image ${set}`}>
                  <img src={image} alt="" width="240" height="270" />
                </div>
                <p className="seller-products__name">{title}</p>
                <p className="seller-products__price">{formatDollars(price)}</p>
              </li>
            );
          })}
        </ul>
      ) : (
        <EmptyState title={sharedText.noProductsYet}>{sellersText.productsOfWillAppearHere(name)}</EmptyState>
      )}
    </Panel>
  );
}

function SellerProfile({ seller }: { seller: Seller }) {
  const { id, name, status, registered, about, tint, sales, revenue, phone, email, address } = seller;
  return (
    <section className="panel seller-profile" aria-labelledby="seller">
      <div className={`backdrop seller-profile__banner ${tint}`} />
      <div className="seller-profile__who">
        <SellerMark seller={seller} isLarge />
        <div>
          <h2 className="lead-title" id="seller">
            {name}
          </h2>
          <p className="aside">{sellersText.idRegistered(id, formatDay(registered))}</p>
        </div>
        <StatusPill mark={SELLER_STATUS_MARKS[status]}>{status}</StatusPill>
      </div>
      <div className="seller-profile__facts">
        <p className="seller-profile__about">{about}</p>
        <dl className="seller-profile__figures">
          <div>
            <dt>{sellersText.totalSales}</dt>
            <dd>{formatCount(sales)}</dd>
          </div>
          <div>
            <dt>{sharedText.revenue}</dt>
            <dd>{formatDollars(revenue)}</dd>
          </div>
        </dl>
        <dl className="seller-profile__contact">
          <dt>{sharedText.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          <dt>{sharedText.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
          <dt>{sharedText.address}</dt>
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
