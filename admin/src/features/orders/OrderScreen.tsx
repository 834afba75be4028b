import { lazy } from 'react';
import { LiveOrSample } from './LiveOrSample.tsx';

const LiveOrderDetail = lazy(async () => ({
  default: (await import('./LiveOrderDetail.tsx')).LiveOrderDetail,
}));
const OrderDetailScreen = lazy(async () => ({
  default: (await import('./OrderDetailScreen.tsx')).OrderDetailScreen,
}));

export function OrderScreen() {
  return <LiveOrSample title="Order detail" live={LiveOrderDetail} sample={OrderDetailScreen} />;
}
