import { DEFAULT_LOW_AT } from '@mela/rules/availability.ts';
import { generatePath, Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import type { RowAction } from '../../components/RowActions.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { formatCount } from '../../format.ts';
import type { StockRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { NOT_TRACKED, STOCK_STATES, stockName } from './stock-words.ts';

/** Actions of a row: adjust the quantity, set the low-stock threshold, show movements. */
export type StockAction = 'correct' | 'set' | 'look';

const NUMBER = { isNumber: true, isLabelled: true } as const;

export const STOCK_COLUMNS: Column<StockRowFragment>[] = [
  {
    heading: sharedText.product,
    look: 'strong',
    className: 'stock__name',
    area: 'name',
    cell: nameCell,
    text: stockName,
  },
  { ...NUMBER, heading: stockText.onHand, area: 'hand', cell: ({ onHand }) => count(onHand) },
  {
    ...NUMBER,
    heading: stockText.reserved,
    className: 'stock__aside',
    area: 'held',
    cell: ({ reserved }) => count(reserved),
  },
  {
    ...NUMBER,
    heading: sharedText.available,
    look: 'strong',
    area: 'free',
    cell: ({ available }) => count(available),
  },
  {
    ...NUMBER,
    heading: stockText.warnAt,
    look: 'muted',
    className: 'stock__aside',
    area: 'low',
    cell: ({ onHand, lowAt }) => count(onHand === null ? null : (lowAt ?? DEFAULT_LOW_AT)),
  },
  { heading: sharedText.status, area: 'state', isAtEnd: true, cell: stateCell, text: stateText },
];

export const STOCK_CARD = `"name name state" "hand held held" "free low low" "actions actions actions" / 9rem 1fr auto`;

/** The actions of a row. */
export function stockActions(
  row: StockRowFragment,
  onAct: (action: StockAction, row: StockRowFragment) => void,
): RowAction[] {
  const name = stockName(row);
  const act = (action: StockAction) => () => onAct(action, row);
  const movements = {
    text: stockText.history,
    label: stockText.historyOf(name),
    onPress: act('look'),
  };
  if (row.onHand === null) {
    return [
      {
        ...{ text: stockText.startTracking, label: stockText.startTrackingName(name) },
        ...{ isWrite: true, onPress: act('correct') },
      },
      movements,
    ];
  }
  return [
    {
      text: stockText.adjust,
      label: stockText.adjustStockOfName(name),
      isWrite: true,
      onPress: act('correct'),
    },
    {
      ...{ text: stockText.lowStockThreshold, label: stockText.thresholdOf(name) },
      ...{ isWrite: true, onPress: act('set') },
    },
    movements,
  ];
}

function nameCell({ product, variant }: StockRowFragment) {
  const own = variant && variant.title !== product?.title ? variant.title : '';
  return (
    <span className="lines stock__names">
      {product?.id ? (
        <Link className="name-link" to={generatePath(PATHS.editProduct, { id: product.id })}>
          {product.title}
        </Link>
      ) : (
        stockText.deletedProduct
      )}
      {own && <span className="aside">{own}</span>}
      {variant?.sku && <span className="aside">{stockText.sku(variant.sku)}</span>}
      {product?.status === 'DRAFT' && <span className="aside">{sharedText.draft}</span>}
    </span>
  );
}

function stateCell({ onHand, state }: StockRowFragment) {
  if (onHand === null) return <StatusPill mark="open">{NOT_TRACKED}</StatusPill>;
  const { label, mark } = STOCK_STATES[state];
  return <StatusPill mark={mark}>{label}</StatusPill>;
}

function stateText({ onHand, state }: StockRowFragment): string {
  return onHand === null ? NOT_TRACKED : STOCK_STATES[state].label;
}

function count(number: number | null): string {
  return number === null ? '–' : formatCount(number);
}
