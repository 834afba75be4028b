import { higherCompareAt } from '@mela/rules/price.ts';
import * as productsText from '#messages/products.ts';
import { formatPrice } from '../../format.ts';
import type { ProductRowFragment } from '../../graphql.generated.ts';

interface Props {
  product: Pick<ProductRowFragment, 'sellingPrice' | 'regularPrice'>;
}

export function ProductPrice({ product: { sellingPrice, regularPrice } }: Props) {
  const compareAtPrice = higherCompareAt(sellingPrice, regularPrice);
  return (
    <span className="price">
      <b className="price__now">{formatPrice(sellingPrice)}</b>
      {compareAtPrice !== null && (
        <>
          {' '}
          <s className="price__was">
            <span className="visually-hidden">{productsText.insteadOf}</span> {formatPrice(compareAtPrice)}
          </s>
        </>
      )}
    </span>
  );
}
