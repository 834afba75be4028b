import '../../../../design/components/backdrop.css';
import './seller-mark.css';
import type { Seller } from './sample-sellers.ts';

/** The seller's initials. Decorative, because the name is beside them. */
export function SellerMark({
  seller: { name, tint },
  isLarge = false,
}: {
  seller: Seller;
  isLarge?: boolean;
}) {
  const [first = '', second = ''] = name.split(' ');
  return (
    <span
      className={`backdrop backdrop--wall seller-mark ${tint} ${isLarge ? 'seller-mark--large' : ''}`}
      aria-hidden="true"
    >
      {first.charAt(0)}
      {second.charAt(0)}
    </span>
  );
}
