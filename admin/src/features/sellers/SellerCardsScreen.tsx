import { PATHS } from '../../paths.ts';
import { SellerBrowser } from './SellerBrowser.tsx';
import { SellerCards } from './SellerCards.tsx';

export function SellerCardsScreen() {
  return (
    <SellerBrowser title="Sellers cards" path={PATHS.sellerCards}>
      {(sellers) => <SellerCards sellers={sellers} />}
    </SellerBrowser>
  );
}
