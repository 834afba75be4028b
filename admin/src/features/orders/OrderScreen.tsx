import { LiveOrSample } from './LiveOrSample.tsx';

const loadLive = async () => (await import('./LiveOrderDetail.tsx')).LiveOrderDetail;
const loadSample = async () => (await import('./OrderDetailScreen.tsx')).OrderDetailScreen;

export function OrderScreen() {
  return <LiveOrSample title="Order detail" loadLive={loadLive} loadSample={loadSample} />;
}
