import { formatMoney } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Records a refund that the team made outside the shop. */
export function RecordRefundDialog({ order, run, onClosed }: Props) {
  const { amount: owed, currency } = order.refundOwed;
  const unit = 10 ** decimalsOf(currency);
  const record = (entered: FormData) => {
    const amount = Math.round(Number(entered.get('amount')) * unit);
    const note = String(entered.get('note')).trim() || null;
    const input = { amount, note, isFinal: entered.get('final') !== null };
    return run(
      `Order #${order.number}: refund recorded`,
      async () => (await askOrders('MarkOrderRefunded', { id: order.id ?? '', input })).markOrderRefunded,
    );
  };
  return (
    <FormModal
      title={`Mark order #${order.number} as refunded`}
      action="Mark as refunded"
      closeLabel="Cancel"
      onSubmit={record}
      onClosed={onClosed}
    >
      <p>You owe {formatMoney(order.refundOwed)}. This records a refund that you made. No money is moved.</p>
      <InputField
        label={`Amount, in ${currency}`}
        name="amount"
        type="number"
        min={0}
        max={owed / unit}
        step={1 / unit}
        defaultValue={owed / unit}
        required
      />
      <InputField
        label="Reference of the refund (seen by the team only)"
        name="note"
        maxLength={500}
        autoComplete="off"
      />
      <label className="check">
        <input type="checkbox" name="final" />
        Nothing more is owed, even if the amount is smaller
      </label>
    </FormModal>
  );
}
