import './subcategories.css';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';
import { SampleSubcategories } from './SampleSubcategories.tsx';

const LiveSubcategories = lazy(async () => ({
  default: (await import('./LiveSubcategories.tsx')).LiveSubcategories,
}));

/** In the address: the shop's own subcategories, although shoppers see the sample content. */
const OWN = 'own';

/** Sample rows while shoppers see the sample content, then the categories that lie in others. */
export function SubcategoryScreen() {
  const mode = useStorefront()?.mode;
  const [parameters] = useSearchParams();
  return (
    <>
      <title>Subcategory | Mela admin</title>
      <h1>Subcategory</h1>
      <Suspense fallback={<Loading />}>
        {mode === 'CATALOGUE' || parameters.has(OWN) ? (
          <LiveSubcategories />
        ) : mode === 'SAMPLE' ? (
          <Sample />
        ) : (
          <Loading />
        )}
      </Suspense>
    </>
  );
}

function Sample() {
  return (
    <>
      <SampleSubcategories />
      <SampleNote />
      <p className="sample-note">
        Your own are shown here once you use your catalogue. <Link to={`?${OWN}`}>Show them now</Link>
      </p>
    </>
  );
}

function Loading() {
  return (
    <section className="panel" aria-busy="true">
      <span className="visually-hidden">Loading the subcategories</span>
      <span className="skeleton skeleton--line" />
    </section>
  );
}
