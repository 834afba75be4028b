import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import './orders.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmailText } from '../../components/EmailText.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { StatusPill, StatusPills } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import {
  type OrderRowFragment,
  ReadDraftOrdersDocument,
  type ReadDraftOrdersQuery,
} from '../../graphql.generated.ts';
import { draftPath, orderPath, PATHS } from '../../paths.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { BulkPack } from './BulkPack.tsx';
import { BulkShip } from './BulkShip.tsx';
import {
  FIGURES,
  LIVE_PAYMENTS,
  LIVE_STATUSES,
  PACKING,
  progressOf,
  REFUNDS,
  shopperOf,
  statusOf,
} from './live-order-words.ts';
import { type LiveOrderView, SORTS, useLiveOrders, useLiveOrderView } from './live-orders.ts';
import { OrderDays } from './OrderDays.tsx';
import { OrderPapers } from './PrintDialog.tsx';
import { PAGE_SIZES } from './use-order-view.ts';

const FILTERS = [
  { name: 'status', label: sharedText.status, options: optionsOf(LIVE_STATUSES) },
  { name: 'payment', label: sharedText.payment, options: optionsOf(LIVE_PAYMENTS) },
  { name: 'packing', label: ordersText.packing, options: optionsOf(PACKING) },
  { name: 'refund', label: sharedText.refund, options: optionsOf(REFUNDS) },
  { name: 'figure', label: ordersText.report, options: optionsOf(FIGURES) },
];

/** Filters that only links of other screens set. */
function linkedFilters({ product, discount }: LiveOrderView) {
  return [
    ...(product
      ? [
          {
            name: 'product',
            label: sharedText.product,
            options: [{ value: product, label: ordersText.oneProduct }],
          },
        ]
      : []),
    ...(discount
      ? [
          {
            name: 'discount',
            label: sharedText.discount,
            options: [{ value: discount, label: ordersText.oneDiscount }],
          },
        ]
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
      title={sharedText.orders}
      noun={ordersText.orderNoun}
      plural={ordersText.ordersNoun}
      source={orders}
      view={{ ...view, sort: view.sort ?? SORTS.newest }}
      onChange={onChange}
      sizes={PAGE_SIZES}
      searchHint={ordersText.numberNameEmailPhonePin}
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
        nameOf: ({ number }) => ordersText.orderNumberOf(number),
        bar: (selected) => (
          <>
            <BulkPack orders={selected} onPacked={orders.reload} />
            <BulkShip orders={selected} onShipped={orders.reload} />
            <OrderPapers orders={selected} />
          </>
        ),
      }}
      empty={sharedText.noOrdersYet}
      about={ordersText.newOrdersAppearHereAutomatically}
    />
  );
}

/** Orders that the shop has prepared, for example during a telephone call. */
function Drafts({ view, onChange }: Props) {
  const { pageSize: first, after, search } = view;
  const drafts = useListPage(ReadDraftOrdersDocument, {
    variables: { first, ...(after && { after }), ...(search && { search }) },
    pageOf: (data) => data.draftOrders,
  });
  return (
    <ResourceList
      title={sharedText.orders}
      noun={ordersText.draft}
      plural={ordersText.drafts}
      source={drafts}
      view={view}
      onChange={onChange}
      sizes={PAGE_SIZES}
      searchHint={ordersText.numberNameEmailPhoneProduct}
      filters={FILTERS.slice(0, 1)}
      columns={DRAFT_COLUMNS}
      className="orders__table"
      card={CARD}
      keyOf={({ number }) => number}
      to={({ id }) => draftPath(id ?? '')}
      head={<CreateOrder />}
      empty={ordersText.noDrafts}
      about={ordersText.createOrderForCustomerOnPhone}
    />
  );
}

function CreateOrder() {
  return (
    <WriteControls>
      <ButtonLink label={sharedText.createOrder} isSmall to={PATHS.createOrder} />
    </WriteControls>
  );
}

const COLUMNS: Column<OrderRowFragment>[] = [
  {
    heading: sharedText.orderTitle,
    look: 'strong',
    className: 'orders__id',
    area: 'id',
    cell: ({ number }) => `#${number}`,
  },
  {
    heading: sharedText.date,
    look: 'muted',
    className: 'orders__whole table__words',
    area: 'date',
    sort: { ascending: SORTS.oldest, descending: SORTS.newest },
    cell: ({ placedAt }) => formatMoment(placedAt),
  },
  { heading: sharedText.customer, area: 'name', cell: shopperOf },
  {
    heading: sharedText.email,
    look: 'muted',
    className: 'orders__email table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
    text: ({ email }) => email,
  },
  {
    heading: sharedText.status,
    area: 'status',
    cell: (order) => <Marks order={order} />,
    text: (order) =>
      marksOf(order)
        .map(({ label }) => label)
        .join(', '),
  },
  {
    heading: sharedText.total,
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    sort: { ascending: SORTS.cheapest, descending: SORTS.dearest },
    cell: ({ total }) => formatMoney(total),
  },
];

function marksOf(order: OrderRowFragment) {
  const status = progressOf(order);
  if (order.refundOwed.amount > 0) return [...status, { label: ordersText.refundOwed, mark: 'bad' } as const];
  return order.paymentStatus === 'PENDING' ? status : [...status, LIVE_PAYMENTS[order.paymentStatus]];
}

function Marks({ order }: { order: OrderRowFragment }) {
  return (
    <span className="orders__marks">
      <StatusPills marks={marksOf(order)} />
    </span>
  );
}

type DraftRow = ReadDraftOrdersQuery['draftOrders']['nodes'][number];

const EXPIRED = ordersText.linkExpired;

/** The columns for drafts, which cannot be sorted: drafts are always listed newest first. */
const DRAFT_COLUMNS: Column<DraftRow>[] = COLUMNS.map(({ sort: _, ...column }) =>
  column.area === 'status' ? { ...column, cell: draftStatus, text: draftStatusText } : column,
);

function draftStatus(order: DraftRow) {
  return order.draft?.isExpired ? <StatusPill mark="bad">{EXPIRED}</StatusPill> : <Marks order={order} />;
}

function draftStatusText(order: DraftRow): string {
  return order.draft?.isExpired ? EXPIRED : statusOf(order).label;
}
