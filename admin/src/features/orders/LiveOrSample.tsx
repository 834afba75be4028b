import { type ComponentType, Suspense } from 'react';
import { LoadingPanel } from '../../components/Reading.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';

interface Props {
  title: string;
  live: ComponentType;
  /** It has a title of its own. */
  sample: ComponentType;
}

/** A sample while shoppers see the sample content, then what they have ordered. */
export function LiveOrSample({ title, live: Live, sample: Sample }: Props) {
  const mode = useStorefront()?.mode;
  if (mode === undefined) return <LoadingPanel what="the orders" />;
  return (
    <Suspense fallback={<LoadingPanel what="the orders" />}>
      {mode === 'CATALOGUE' ? (
        <>
          <title>{`${title} | Mela admin`}</title>
          <Live />
        </>
      ) : (
        <>
          <Sample />
          <SampleNote />
        </>
      )}
    </Suspense>
  );
}
