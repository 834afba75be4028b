import { type ComponentType, type ReactNode, useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { useStorefront } from '../../layout/storefront-state.ts';

interface Props {
  loadLive: () => Promise<ComponentType>;
  loadSample: () => Promise<ComponentType>;
}

/** The sample screen while shoppers see the sample content, the live screen otherwise. */
function LiveOrSample({ loadLive, loadSample }: Props) {
  const mode = useStorefront()?.mode;
  if (mode === undefined) return <LoadingPanel what={ordersText.theOrders} />;
  if (mode === 'CATALOGUE') {
    return <Orders key={mode} load={loadLive} />;
  }
  return (
    <Orders key={mode} load={loadSample}>
      <SampleNote />
    </Orders>
  );
}

function Orders({ load, children }: { load: () => Promise<ComponentType>; children?: ReactNode }) {
  const [hasFailed, setFailed] = useState(false);
  const Shown = useOnDemand(!hasFailed, load, () => setFailed(true));
  if (hasFailed) return <LoadFailure what={ordersText.theOrders} onRetry={() => setFailed(false)} />;
  if (!Shown) return <LoadingPanel what={ordersText.theOrders} />;
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
  return <LiveOrSample loadLive={loadLiveList} loadSample={loadSampleList} />;
}

const loadLiveDetail = async () => (await import('./LiveOrderDetail.tsx')).LiveOrderDetail;
const loadSampleDetail = async () => (await import('./OrderDetailScreen.tsx')).OrderDetailScreen;

export function OrderScreen() {
  return <LiveOrSample loadLive={loadLiveDetail} loadSample={loadSampleDetail} />;
}

const loadLiveInvoice = async () => (await import('./LiveInvoice.tsx')).LiveInvoice;
const loadSampleInvoice = async () => (await import('./InvoiceScreen.tsx')).InvoiceScreen;

export function OrderInvoiceScreen() {
  return <LiveOrSample loadLive={loadLiveInvoice} loadSample={loadSampleInvoice} />;
}
