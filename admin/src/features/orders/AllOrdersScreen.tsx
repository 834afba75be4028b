import { lazy, Suspense } from 'react';
import { SampleNote } from '../../components/SampleNote.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';
import { ReadOnlyNote } from '../../session/WriteControls.tsx';
import { OrdersLoading } from './OrdersLoading.tsx';

const LiveOrderList = lazy(async () => ({ default: (await import('./LiveOrderList.tsx')).LiveOrderList }));
const OrderListScreen = lazy(async () => ({
  default: (await import('./OrderListScreen.tsx')).OrderListScreen,
}));

/** Sample rows while shoppers see the sample content, then what they have ordered. */
export function AllOrdersScreen() {
  const mode = useStorefront()?.mode;
  if (mode === undefined) return <OrdersLoading />;
  return (
    <Suspense fallback={<OrdersLoading />}>
      {mode === 'CATALOGUE' ? (
        <>
          <title>All order | Mela admin</title>
          <h1>All order</h1>
          <ReadOnlyNote />
          <LiveOrderList />
        </>
      ) : (
        <>
          <OrderListScreen />
          <SampleNote />
        </>
      )}
    </Suspense>
  );
}
