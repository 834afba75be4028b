import './orders.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import {
  type OrderRowFragment,
  ReadDraftOrdersDocument,
  type ReadDraftOrdersQuery,
} from '../../graphql.generated.ts';
import { draftPath, orderPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { BulkShip } from './BulkShip.tsx';
import { FIGURES, LIVE_PAYMENTS, LIVE_STATUSES, REFUNDS, shopperOf, statusOf } from './live-order-words.ts';
import { type LiveOrderView, SORTS, useLiveOrders, useLiveOrderView } from './live-orders.ts';
import { OrderDays } from './OrderDays.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { PAGE_SIZES } from './use-order-view.ts';

const FILTERS = [
  { name: 'status', label: 'Status', options: optionsOf(LIVE_STATUSES) },
  { name: 'payment', label: 'Payment', options: optionsOf(LIVE_PAYMENTS) },
  { name: 'refund', label: 'Refund', options: optionsOf(REFUNDS) },
  { name: 'figure', label: 'Report', options: optionsOf(FIGURES) },
];

/** Filters that only links of other screens set. */
function linkedFilters({ product, discount }: LiveOrderView) {
  return [
    ...(product
      ? [{ name: 'product', label: 'Product', options: [{ value: product, label: 'One product' }] }]
      : []),
    ...(discount
      ? [{ name: 'discount', label: 'Discount', options: [{ value: discount, label: 'One discount' }] }]
      : []),
  ];
}

const CARD = `"id total" "name name" "email email" "date date" "status status" / 1fr auto`;

/** The live orders, newest first, or the drafts. */
export function LiveOrderList() {
  const [view, change] = useLiveOrderView();
  return view.status === 'DRAFT' ? (
    <Drafts view={view} onChange={change} />
  ) : (
    <PlacedOrders view={view} onChange={change} />
  );
}

interface Props {
  view: LiveOrderView;
  onChange: (change: object) => void;
}

function PlacedOrders({ view, onChange }: Props) {
  const orders = useLiveOrders(view);
  return (
    <ResourceList
      title="Orders"
      noun="order"
      plural="orders"
      source={orders}
      view={{ ...view, sort: view.sort ?? SORTS.newest }}
      onChange={onChange}
      sizes={PAGE_SIZES}
      searchHint="Number, name, email, phone, PIN"
      filters={[...FILTERS, ...linkedFilters(view)]}
      moreFilters={{
        names: ['from', 'to'],
        controls: <OrderDays key="days" view={view} onChange={onChange} />,
      }}
      columns={COLUMNS}
      className="orders__table"
      card={CARD}
      keyOf={({ number }) => number}
      to={({ id }) => orderPath(PATHS.orderDetails, id ?? '')}
      head={<CreateOrder />}
      bulk={{
        nameOf: ({ number }) => `order ${number}`,
        bar: (selected) => (
          <>
            <BulkShip orders={selected} onShipped={orders.reload} />
            <OrderPapers orders={selected} />
          </>
        ),
      }}
      empty="No orders yet"
      about="New orders appear here automatically."
    />
  );
}

/** Orders that the shop has prepared, such as by telephone. */
function Drafts({ view, onChange }: Props) {
  const { pageSize: first, after, search } = view;
  const drafts = useListPage(ReadDraftOrdersDocument, {
    variables: { first, ...(after && { after }), ...(search && { search }) },
    pageOf: (data) => data.draftOrders,
  });
  return (
    <ResourceList
      title="Orders"
      noun="draft"
      plural="drafts"
      source={drafts}
      view={view}
      onChange={onChange}
      sizes={PAGE_SIZES}
      searchHint="Number, name, email, phone, product"
      filters={FILTERS.slice(0, 1)}
      columns={DRAFT_COLUMNS}
      className="orders__table"
      card={CARD}
      keyOf={({ number }) => number}
      to={({ id }) => draftPath(id ?? '')}
      head={<CreateOrder />}
      empty="No drafts"
      about="Create an order for a customer on the phone or on WhatsApp, and send a payment link."
    />
  );
}

function CreateOrder() {
  return (
    <WriteControls>
      <ButtonLink label="Create order" isSmall to={PATHS.createOrder} />
    </WriteControls>
  );
}

const COLUMNS: Column<OrderRowFragment>[] = [
  {
    heading: 'Order',
    look: 'strong',
    className: 'orders__id',
    area: 'id',
    cell: ({ number }) => `#${number}`,
  },
  {
    heading: 'Date',
    look: 'muted',
    className: 'orders__whole table__words',
    area: 'date',
    sort: { ascending: SORTS.oldest, descending: SORTS.newest },
    cell: ({ placedAt }) => formatMoment(placedAt),
  },
  { heading: 'Customer', area: 'name', cell: shopperOf },
  {
    heading: 'Email',
    look: 'muted',
    className: 'orders__email table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
    text: ({ email }) => email,
  },
  {
    heading: 'Status',
    area: 'status',
    cell: (order) => <Marks order={order} />,
    text: (order) =>
      marksOf(order)
        .map(({ label }) => label)
        .join(', '),
  },
  {
    heading: 'Total',
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    sort: { ascending: SORTS.cheapest, descending: SORTS.dearest },
    cell: ({ total }) => formatMoney(total),
  },
];

function marksOf(order: OrderRowFragment) {
  const status = statusOf(order);
  if (order.refundOwed.amount > 0) return [status, { label: 'Refund owed', mark: 'bad' } as const];
  return order.paymentStatus === 'PENDING' ? [status] : [status, LIVE_PAYMENTS[order.paymentStatus]];
}

function Marks({ order }: { order: OrderRowFragment }) {
  return (
    <span className="orders__marks">
      {marksOf(order).map(({ label, mark }) => (
        <StatusPill key={label} mark={mark}>
          {label}
        </StatusPill>
      ))}
    </span>
  );
}

type DraftRow = ReadDraftOrdersQuery['draftOrders']['nodes'][number];

const EXPIRED = 'Link expired';

/** Drafts are listed newest first. */
const DRAFT_COLUMNS: Column<DraftRow>[] = COLUMNS.map(({ sort: _, ...column }) =>
  column.area === 'status' ? { ...column, cell: draftStatus, text: draftStatusText } : column,
);

function draftStatus(order: DraftRow) {
  return order.draft?.isExpired ? <StatusPill mark="bad">{EXPIRED}</StatusPill> : <Marks order={order} />;
}

function draftStatusText(order: DraftRow): string {
  return order.draft?.isExpired ? EXPIRED : statusOf(order).label;
}
