import { LoadingPanel } from '../../components/Reading.tsx';
import './subcategories.css';
import { Link, useSearchParams } from 'react-router';
import { SampleNote, ScreenHeading } from '../../components/SampleNote.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';
import { LiveSubcategories } from './LiveSubcategories.tsx';
import { SampleSubcategories } from './SampleSubcategories.tsx';

/** The URL value that shows the shop's own subcategories while shoppers see the sample content. */
const OWN = 'own';

/** Sample rows while shoppers see the sample content, subcategories otherwise. */
export function SubcategoryScreen() {
  const mode = useStorefront()?.mode;
  const [parameters] = useSearchParams();
  const isLive = mode === 'CATALOGUE' || parameters.has(OWN);
  return (
    <>
      <title>Subcategory | Mela admin</title>
      <ScreenHeading isSample={!isLive && mode === 'SAMPLE'}>Subcategory</ScreenHeading>
      {isLive ? (
        <LiveSubcategories />
      ) : mode === 'SAMPLE' ? (
        <Sample />
      ) : (
        <LoadingPanel what="the subcategories" />
      )}
    </>
  );
}

function Sample() {
  return (
    <>
      <SampleSubcategories />
      <SampleNote />
      <p className="sample-note">
        Your own subcategories appear here once you publish your store.{' '}
        <Link to={`?${OWN}`}>Show my subcategories now</Link>
      </p>
    </>
  );
}
