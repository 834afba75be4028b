import { type ComponentType, type ReactNode, useState } from 'react';
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
  if (mode === undefined) return <LoadingPanel what="the orders" />;
  if (mode === 'CATALOGUE') {
    return (
      <Orders key={mode} load={loadLive}>
        <title>{`${title} | Mela admin`}</title>
      </Orders>
    );
  }
  return (
    <Orders key={mode} load={loadSample}>
      <SampleNote />
    </Orders>
  );
}

/** With what comes below them, once they are there. */
function Orders({ load, children }: { load: () => Promise<ComponentType>; children: ReactNode }) {
  const [hasFailed, setFailed] = useState(false);
  const Shown = useOnDemand(!hasFailed, load, () => setFailed(true));
  if (hasFailed) return <LoadFailure what="the orders" onRetry={() => setFailed(false)} />;
  if (!Shown) return <LoadingPanel what="the orders" />;
  return (
    <>
      <Shown />
      {children}
    </>
  );
}
