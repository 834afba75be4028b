import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import './orders.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageSizeChoice } from '../../components/ListTools.tsx';
import { ScreenHeading } from '../../components/SampleNote.tsx';
import { Select } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderTable } from './OrderTable.tsx';
import { ALL_ORDERS, filterOrders, ORDER_FILTERS, ORDER_STATUS_MARKS } from './sample-order-statuses.ts';
import {
  type OrderView,
  type OrderViewChange,
  orderSearch,
  PAGE_SIZES,
  useOrderView,
} from './use-order-view.ts';
import '../../components/list-pages.css';
import { Link } from 'react-router';

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
      <title>{ordersText.allOrderMelaAdmin}</title>
      <ScreenHeading>{sharedText.allOrder}</ScreenHeading>
      <section className="panel" aria-label={sharedText.orders}>
        <OrderTools view={view} onChange={changeView} />
        {shown.length > 0 ? (
          <>
            <OrderTable
              orders={shown.map(({ id, customer, total, status, date }) => ({
                id,
                number: id,
                name: customer.name,
                email: customer.email,
                total: formatDollars(total),
                marks: <StatusPill mark={ORDER_STATUS_MARKS[status]}>{status}</StatusPill>,
                date: formatDay(date),
              }))}
            />
            <OrderPages view={{ ...view, page }} pages={pages} total={filtered.length} />
          </>
        ) : (
          <EmptyState title={sharedText.noOrderMatches}>
            <p>{ordersText.noneOfOrdersIs(view.filter.toLowerCase())}</p>
            <Button label={sharedText.showAll} isQuiet onClick={() => changeView({ filter: ALL_ORDERS })} />
          </EmptyState>
        )}
      </section>
    </>
  );
}

interface OrderToolsProps {
  view: OrderView;
  onChange: (change: OrderViewChange) => void;
}

/** Filter and page size. */
function OrderTools({ view, onChange }: OrderToolsProps) {
  const chooseFilter = (chosen: string) => {
    const filter = ORDER_FILTERS.find((option) => option === chosen);
    if (filter) onChange({ filter });
  };
  return (
    <header className="panel__head list-tools">
      <label className="list-tools__choice">
        {sharedText.status}
        <Select
          value={view.filter}
          options={ORDER_FILTERS}
          onChange={({ target }) => chooseFilter(target.value)}
        />
      </label>
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onChange({ pageSize })}
      />
    </header>
  );
}

interface OrderPagesProps {
  view: OrderView;
  pages: number;
  total: number;
}

function OrderPages({ view, pages, total }: OrderPagesProps) {
  const first = (view.page - 1) * view.pageSize + 1;
  const last = Math.min(view.page * view.pageSize, total);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const pathOf = (page: number) => `?${orderSearch({ ...view, page })}`;
  return (
    <footer className="list-pages">
      <p role="status">{ordersText.firstLastOfTotal(first, last, total)}</p>
      <nav className="list-pages__steps" aria-label={sharedText.pages}>
        <Step label={sharedText.previous} to={pathOf(view.page - 1)} isEnabled={view.page > 1} />
        {numbers.map((number) => (
          <Link
            key={number}
            className="list-pages__page"
            to={pathOf(number)}
            aria-label={ordersText.pageNumber(number)}
            aria-current={number === view.page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
        <Step label={sharedText.next} to={pathOf(view.page + 1)} isEnabled={view.page < pages} />
      </nav>
    </footer>
  );
}

/** A link to another page. It stays rendered when disabled, because it may have the focus. */
function Step({ label, to, isEnabled }: { label: string; to: string; isEnabled: boolean }) {
  return (
    <ButtonLink
      label={label}
      isQuiet
      isSmall
      to={to}
      aria-disabled={!isEnabled}
      onClick={(event) => {
        if (!isEnabled) event.preventDefault();
      }}
    />
  );
}
