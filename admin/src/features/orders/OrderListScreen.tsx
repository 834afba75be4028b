import { Button } from '../../components/Button.tsx';
import './orders.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderPages } from './OrderPages.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OrderTools } from './OrderTools.tsx';
import { filterOrders } from './order-statuses.ts';
import { useOrderView } from './use-order-view.ts';

interface Props {
  orders?: SampleOrder[];
}

export function OrderListScreen({ orders = SAMPLE_ORDERS }: Props) {
  const [view, changeView] = useOrderView();
  const filtered = filterOrders(orders, view.filter);
  const pages = Math.max(1, Math.ceil(filtered.length / view.pageSize));
  const page = Math.min(view.page, pages);
  const start = (page - 1) * view.pageSize;
  const shown = filtered.slice(start, start + view.pageSize);

  return (
    <>
      <title>All order | Mela admin</title>
      <ScreenHeading>All order</ScreenHeading>
      <section className="panel" aria-label="Orders">
        <OrderTools view={view} onChange={changeView} />
        {shown.length > 0 ? (
          <>
            <OrderTable orders={shown} />
            <OrderPages view={{ ...view, page }} pages={pages} total={filtered.length} />
          </>
        ) : (
          <EmptyState title="No order matches">
            <p>None of the orders is {view.filter.toLowerCase()}.</p>
            <Button label="Show all" isQuiet onClick={() => changeView({ filter: 'Show all' })} />
          </EmptyState>
        )}
      </section>
    </>
  );
}
