import './seller-products.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDollars } from '../../format.ts';
import { SAMPLE_PRODUCTS } from '../../sample-data/sample-products.ts';
import type { Seller } from './sample-sellers.ts';

export function SellerProducts({ seller: { name, products } }: { seller: Seller }) {
  return (
    <section className="panel" aria-labelledby="seller-products">
      <header className="panel__head">
        <h2 className="panel__title" id="seller-products">
          Products by {name}
        </h2>
      </header>
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
        <EmptyState title="No products yet">The products of {name} will appear here.</EmptyState>
      )}
    </section>
  );
}
