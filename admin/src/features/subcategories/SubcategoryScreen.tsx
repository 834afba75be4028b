import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
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
      <title>{categoriesText.subcategoryMelaAdmin}</title>
      <ScreenHeading isSample={!isLive && mode === 'SAMPLE'}>{sharedText.subcategory}</ScreenHeading>
      {isLive ? (
        <LiveSubcategories />
      ) : mode === 'SAMPLE' ? (
        <Sample />
      ) : (
        <LoadingPanel what={categoriesText.subcategories} />
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
        {categoriesText.yourOwnSubcategoriesAppearHereOnce}{' '}
        <Link to={`?${OWN}`}>{categoriesText.showMySubcategoriesNow}</Link>
      </p>
    </>
  );
}
