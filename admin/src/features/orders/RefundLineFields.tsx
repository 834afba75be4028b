import { formatMoney } from '@mela/rules/format-money.ts';
import { InputField } from '../../components/InputField.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import type { RefundDraft } from './refund-draft.ts';

interface Props {
  order: LiveOrderFragment;
  draft: RefundDraft;
  onChange: (changed: Partial<RefundDraft>) => void;
}

/** How many units of each line are refunded, and whether they go back to stock. */
export function RefundLineFields({ order, draft, onChange }: Props) {
  const { units, restocked } = draft;
  const open = order.refundable.lines.filter(({ quantity, refunded }) => refunded < quantity);
  const isUnshipped = order.status !== 'CANCELED' && order.lines.some((line) => line.shipped < line.quantity);
  return (
    <>
      {open.map(({ lineId, paid, quantity, refunded, restockable }) => (
        <fieldset key={lineId} className="refund-line">
          <InputField
            label={titleOf(order, lineId)}
            type="number"
            min={0}
            max={quantity - refunded}
            value={units[lineId] ?? 0}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onChange({ units: { ...units, [lineId]: valueAsNumber || 0 }, amount: null })
            }
          >
            <span className="aside">
              {quantity - refunded} of {quantity} left, {formatMoney(paid)} paid for {quantity}
            </span>
          </InputField>
          {restockable > 0 && (
            <label className="check">
              <input
                type="checkbox"
                checked={restocked[lineId] ?? false}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({ restocked: { ...restocked, [lineId]: checked } })
                }
              />
              Restock
            </label>
          )}
        </fieldset>
      ))}
      {isUnshipped && (
        <p className="aside">
          Items that are not shipped yet stay on the order, and are not restocked. To release them, cancel the
          order.
        </p>
      )}
    </>
  );
}

function titleOf({ lines }: LiveOrderFragment, lineId: string): string {
  const line = lines.find(({ id }) => id === lineId);
  return [line?.title, line?.variantTitle].filter(Boolean).join(', ');
}
