import { lazy } from 'react';
import { LiveOrSample } from './LiveOrSample.tsx';

const LiveOrderList = lazy(async () => ({ default: (await import('./LiveOrderList.tsx')).LiveOrderList }));
const OrderListScreen = lazy(async () => ({
  default: (await import('./OrderListScreen.tsx')).OrderListScreen,
}));

export function AllOrdersScreen() {
  return <LiveOrSample title="All order" live={LiveOrderList} sample={OrderListScreen} />;
}
