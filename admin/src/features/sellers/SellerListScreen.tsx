import { PATHS } from '../../paths.ts';
import { SellerBrowser } from './SellerBrowser.tsx';
import { SellerTable } from './SellerTable.tsx';

export function SellerListScreen() {
  return (
    <SellerBrowser title="Sellers list" path={PATHS.sellerList}>
      {(sellers) => <SellerTable sellers={sellers} />}
    </SellerBrowser>
  );
}
