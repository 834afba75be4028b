import { lazy, Suspense } from 'react';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';
import { ReadOnlyNote } from '../../session/WriteControls.tsx';
import { OrdersLoading } from './OrdersLoading.tsx';

const LiveOrderDetail = lazy(async () => ({
  default: (await import('./LiveOrderDetail.tsx')).LiveOrderDetail,
}));
const OrderDetailScreen = lazy(async () => ({
  default: (await import('./OrderDetailScreen.tsx')).OrderDetailScreen,
}));

/** A sample order while shoppers see the sample content, then one of their orders. */
export function OrderScreen() {
  const mode = useStorefront()?.mode;
  if (mode === undefined) return <OrdersLoading />;
  return (
    <Suspense fallback={<OrdersLoading />}>
      {mode === 'CATALOGUE' ? (
        <>
          <title>Order detail | Mela admin</title>
          <ReadOnlyNote />
          <LiveOrderDetail />
        </>
      ) : (
        <>
          <OrderDetailScreen />
          <SampleNote />
        </>
      )}
    </Suspense>
  );
}
