import { formatMoney } from '@mela/rules/format-money.ts';
import * as sharedText from '#messages/shared.ts';
import { discountInWords, percentOff } from '../../../components/format.ts';
import type { PageVariant } from './variant-data.ts';

interface Props {
  variant: Pick<PageVariant, 'price' | 'was'>;
  currency: string;
}

/** A variant's price, which looks like that of `DetailedPrice.astro`. */
export function VariantPrice({ variant: { price, was }, currency }: Props) {
  return (
    <p className="detailed-price">
      <span className="visually-hidden">{sharedText.price}</span>{' '}
      <b>{formatMoney({ amount: price, currency })}</b>
      {was !== null && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{sharedText.insteadOf}</span>{' '}
            {formatMoney({ amount: was, currency })}
          </s>
          {percentOff(price, was) > 0 && (
            <>
              {' '}
              <span className="detailed-price__off">{discountInWords(price, was)}</span>
            </>
          )}
        </>
      )}
    </p>
  );
}
