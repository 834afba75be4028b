import { formatMoney } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
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
      ordersText.orderRefundRecorded(order.number),
      async () =>
        (await runMutation(MarkOrderRefundedDocument, { id: order.id ?? '', input })).markOrderRefunded,
    );
  };
  return (
    <FormModal
      title={ordersText.markOrderAsRefunded(order.number)}
      action={ordersText.markAsRefunded}
      closeLabel={sharedText.cancel}
      onSubmit={record}
      onClosed={onClosed}
    >
      <p>{ordersText.youOweThisRecordsRefund(formatMoney(order.refundOwed))}</p>
      <InputField
        label={ordersText.amountInCurrency(currency)}
        name="amount"
        type="number"
        min={0}
        max={owed / unit}
        step={1 / unit}
        defaultValue={owed / unit}
        required
      />
      <InputField
        label={ordersText.refundReferenceSeenByTeamOnly}
        name="note"
        maxLength={500}
        autoComplete="off"
      />
      <CheckField name="final" label={ordersText.thisSettlesRefundEvenIfAmount} />
    </FormModal>
  );
}
