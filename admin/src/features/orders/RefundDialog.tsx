import { formatMoney } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { type LiveOrderFragment, RefundOrderDocument } from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';
import { RefundLineFields } from './RefundLineFields.tsx';
import { amountOf, EMPTY_DRAFT, inputOf, type RefundDraft, refundValue, wholeDraft } from './refund-draft.ts';
import './refunds.css';

const NOTHING_CHOSEN = ordersText.chooseItemsOrEnterShipping;

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Refunds lines, shipping or an amount of an order. */
export function RefundDialog({ order, run, onClosed }: Props) {
  const { refundable } = order;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const money = (amount: number) => formatMoney({ ...refundable.amount, amount });
  const amount = amountOf(draft, refundable);
  const value = refundValue(draft, refundable);
  const change = (changed: Partial<RefundDraft>) => setDraft({ ...draft, ...changed });
  const refund = (entered: FormData) => {
    if (amount <= 0) return Promise.resolve(NOTHING_CHOSEN);
    const note = String(entered.get('note')).trim() || null;
    const input = { ...inputOf(draft, refundable), note, isManual: entered.get('manual') !== null };
    const id = order.id ?? '';
    return run(doneText(order, input.isManual)(order.number, money(amount)), () =>
      withAttemptKey(
        { id, input, events: order.events.length },
        async (key) => (await runMutation(RefundOrderDocument, { id, input, key })).refundOrder,
      ),
    );
  };
  return (
    <FormModal
      title={ordersText.refundOrderNumber(order.number)}
      action={amount > 0 ? ordersText.refundMoney(money(amount)) : ordersText.chooseWhatToRefund}
      closeLabel={sharedText.cancel}
      isUnsaved={amount > 0}
      onSubmit={refund}
      onClosed={onClosed}
    >
      <div className="refund-head">
        <p>{ordersText.canStillBeRefunded(money(refundable.amount.amount))}</p>
        <Button
          isSmall
          isQuiet
          label={ordersText.selectAll}
          onClick={() => setDraft(wholeDraft(refundable))}
        />
      </div>
      <RefundLineFields order={order} draft={draft} onChange={change} />
      {refundable.shipping.amount > 0 && (
        <AmountField
          label={sharedText.shipping}
          currency={refundable.amount.currency}
          amount={draft.shipping}
          most={refundable.shipping.amount}
          onChange={(shipping) => change({ shipping, amount: null })}
        />
      )}
      <AmountField
        label={ordersText.amountToRefund}
        currency={refundable.amount.currency}
        amount={amount}
        most={refundable.amount.amount}
        onChange={(changed) => change({ amount: changed })}
      />
      {value > 0 && value !== amount && <p className="aside">{ordersText.itemsComeTo(money(value))}</p>}
      <InputField label={ordersText.refundNote} name="note" maxLength={500} autoComplete="off" />
      <HowRefunded isThroughProvider={refundable.isThroughProvider} />
    </FormModal>
  );
}

/** A payment provider confirms or rejects the refund later. */
function doneText({ refundable }: LiveOrderFragment, isManual: boolean) {
  return refundable.isThroughProvider && !isManual
    ? ordersText.orderNumberRefundStarted
    : ordersText.orderNumberMoneyRefunded;
}

function HowRefunded({ isThroughProvider }: { isThroughProvider: boolean }) {
  if (!isThroughProvider) return <p className="aside">{ordersText.thisOnlyRecordsRefundSendMoney}</p>;
  return (
    <>
      <p className="aside">{ordersText.paymentProviderSendsRefundAndCustomer}</p>
      <CheckField name="manual" label={ordersText.onlyRecordItIRefundOutside} />
    </>
  );
}

interface AmountProps {
  label: string;
  currency: string;
  /** The amount in minor units, as is `most`. */
  amount: number;
  most: number;
  onChange: (amount: number) => void;
}

/** The field for the amount. Keeps the typed text until another field changes the amount. */
function AmountField({ label, currency, amount, most, onChange }: AmountProps) {
  const unit = 10 ** decimalsOf(currency);
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && Math.round(Number(typed) * unit) === amount;
  return (
    <InputField
      label={ordersText.labelInCurrency(label, currency)}
      type="number"
      min={0}
      max={most / unit}
      step={1 / unit}
      value={isTyped ? typed : String(amount / unit)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(Math.round(Number(value) * unit));
      }}
    />
  );
}
