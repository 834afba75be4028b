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

/** The sample screen while shoppers see the sample content, then the screen of the real orders. */
function LiveOrSample({ title, loadLive, loadSample }: Props) {
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

const loadLiveList = async () => (await import('./LiveOrderList.tsx')).LiveOrderList;
const loadSampleList = async () => (await import('./OrderListScreen.tsx')).OrderListScreen;

export function AllOrdersScreen() {
  return <LiveOrSample title="All order" loadLive={loadLiveList} loadSample={loadSampleList} />;
}

const loadLiveDetail = async () => (await import('./LiveOrderDetail.tsx')).LiveOrderDetail;
const loadSampleDetail = async () => (await import('./OrderDetailScreen.tsx')).OrderDetailScreen;

export function OrderScreen() {
  return <LiveOrSample title="Order detail" loadLive={loadLiveDetail} loadSample={loadSampleDetail} />;
}
