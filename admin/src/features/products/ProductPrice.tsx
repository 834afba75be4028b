import { formatPrice } from '../../format.ts';
import type { ProductRowFragment } from '../../graphql.generated.ts';

interface Props {
  product: Pick<ProductRowFragment, 'sellingPrice' | 'regularPrice'>;
}

export function ProductPrice({ product: { sellingPrice, regularPrice } }: Props) {
  return (
    <span className="price">
      <b className="price__now">{formatPrice(sellingPrice)}</b>
      {regularPrice > sellingPrice && (
        <>
          {' '}
          <s className="price__was">
            <span className="visually-hidden">instead of</span> {formatPrice(regularPrice)}
          </s>
        </>
      )}
    </span>
  );
}
