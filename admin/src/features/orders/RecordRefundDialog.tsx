import { formatMoney } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { type LiveOrderFragment, MarkOrderRefundedDocument } from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Records a refund that was made outside the system. */
export function RecordRefundDialog({ order, run, onClosed }: Props) {
  const { amount: owed, currency } = order.refundOwed;
  const unit = 10 ** decimalsOf(currency);
  const record = (entered: FormData) => {
    const amount = Math.round(Number(entered.get('amount')) * unit);
    const note = String(entered.get('note')).trim() || null;
    const input = { amount, note, isFinal: entered.get('final') !== null };
    return run(
      `Order #${order.number}: refund recorded`,
      async () =>
        (await runMutation(MarkOrderRefundedDocument, { id: order.id ?? '', input })).markOrderRefunded,
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
      <p>
        You owe {formatMoney(order.refundOwed)}. This records a refund that you have already made. No money is
        moved.
      </p>
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
        label="Refund reference (seen by the team only)"
        name="note"
        maxLength={500}
        autoComplete="off"
      />
      <CheckField name="final" label="This settles the refund, even if the amount is smaller" />
    </FormModal>
  );
}
