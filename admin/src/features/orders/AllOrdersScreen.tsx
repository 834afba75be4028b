import { LiveOrSample } from './LiveOrSample.tsx';

const loadLive = async () => (await import('./LiveOrderList.tsx')).LiveOrderList;
const loadSample = async () => (await import('./OrderListScreen.tsx')).OrderListScreen;

export function AllOrdersScreen() {
  return <LiveOrSample title="All order" loadLive={loadLive} loadSample={loadSample} />;
}
