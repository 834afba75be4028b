import { formatMoney } from '@mela/rules/format-money.ts';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { isRestocked, type RefundDraft, type RefundRow, refundRows } from './refund-draft.ts';

interface Props {
  order: LiveOrderFragment;
  draft: RefundDraft;
  onChange: (changed: Partial<RefundDraft>) => void;
}

/** The quantity to refund per line, and whether to restock it. */
export function RefundLineFields({ order, draft, onChange }: Props) {
  const { units, restocked } = draft;
  const rows = refundRows(order.refundable);
  const isCanceled = order.status === 'CANCELED';
  return (
    <>
      {rows.map((row) => (
        <fieldset key={row.key} className="refund-line">
          <InputField
            label={labelOf(order, row, rows)}
            type="number"
            min={0}
            max={row.open}
            value={units[row.key] ?? 0}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onChange({ units: { ...units, [row.key]: valueAsNumber || 0 }, amount: null })
            }
          >
            <span className="aside">{leftText(order, row)}</span>
          </InputField>
          {row.restockable > 0 && !isCanceled && (
            <CheckField
              checked={isRestocked(draft, row)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ restocked: { ...restocked, [row.key]: checked } })
              }
              label={sharedText.restock}
            />
          )}
        </fieldset>
      ))}
      {!isCanceled && rows.some(({ isShipped }) => !isShipped) && (
        <p className="aside">{ordersText.refundingItemsThatAreNotShipped}</p>
      )}
    </>
  );
}

/** The line's name, with the kind of units (shipped or not) if it has both kinds. */
function labelOf({ lines }: LiveOrderFragment, { lineId, isShipped }: RefundRow, rows: readonly RefundRow[]) {
  const line = lines.find(({ id }) => id === lineId);
  const title = [line?.title, line?.variantTitle].filter(Boolean).join(', ');
  const hasBoth = rows.filter((row) => row.lineId === lineId).length > 1;
  return hasBoth
    ? ordersText.titleAndKind(title, isShipped ? ordersText.shippedInText : ordersText.notShippedInText)
    : title;
}

function leftText({ refundable }: LiveOrderFragment, { lineId, open }: RefundRow): string | null {
  const line = refundable.lines.find((one) => one.lineId === lineId);
  return line ? ordersText.ofLeftPaidFor(open, line.quantity, formatMoney(line.paid)) : null;
}
