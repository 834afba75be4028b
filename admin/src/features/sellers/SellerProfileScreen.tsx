import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/Button.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { PATHS } from '../../paths.ts';
import { SellerProducts } from './SellerProducts.tsx';
import { SellerProfile } from './SellerProfile.tsx';
import { SAMPLE_SELLERS, type Seller } from './sample-sellers.ts';

/** The seller of the `seller` parameter, or the oldest one. */
export function SellerProfileScreen() {
  const [search] = useSearchParams();
  const seller = findSeller(search.get('seller'));
  return (
    <>
      <title>Seller profile | Mela admin</title>
      {seller ? (
        <>
          <ScreenHeading>Seller profile</ScreenHeading>
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
      <h1>There is no such seller</h1>
      <p className="message__text">The number may be mistyped.</p>
      <ButtonLink label="Sellers list" to={PATHS.sellerList} />
    </div>
  );
}
