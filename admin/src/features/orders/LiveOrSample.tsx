import { type ComponentType, useState } from 'react';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { useStorefront } from '../../layout/storefront-state.ts';

interface Props {
  title: string;
  loadLive: () => Promise<ComponentType>;
  /** It has a title of its own. */
  loadSample: () => Promise<ComponentType>;
}

/** A sample while shoppers see the sample content, then what they have ordered. */
export function LiveOrSample({ title, loadLive, loadSample }: Props) {
  const mode = useStorefront()?.mode;
  const isLive = mode === 'CATALOGUE';
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = mode !== undefined && !hasFailed;
  // React shows what stands in for a lazy part for 300 ms at least, however soon it is there.
  const Live = useOnDemand(isNeeded && isLive, loadLive, () => setFailed(true));
  const Sample = useOnDemand(isNeeded && !isLive, loadSample, () => setFailed(true));
  if (hasFailed) return <LoadFailure what="the orders" onRetry={() => setFailed(false)} />;
  if (isLive && Live) {
    return (
      <>
        <title>{`${title} | Mela admin`}</title>
        <Live />
      </>
    );
  }
  if (!isLive && Sample) {
    return (
      <>
        <Sample />
        <SampleNote />
      </>
    );
  }
  return <LoadingPanel what="the orders" />;
}
