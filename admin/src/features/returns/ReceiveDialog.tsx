import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import '../orders/refunds.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useState } from 'react';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation, runQuery } from '../../client/apollo-client.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { TargetField } from '../../components/TargetField.tsx';
import {
  FindReplacementsDocument,
  ReceiveReturnDocument,
  type ReturnRowFragment,
} from '../../graphql.generated.ts';
import {
  draftOf,
  type ReceiveDraft,
  receiptInput,
  receiptValue,
  refundOf,
  replacementInput,
} from './receive-draft.ts';

interface Props {
  found: ReturnRowFragment;
  onClosed: (isDone: boolean) => void;
}

/** Receives items of a return: restocks, refunds or replaces them. */
export function ReceiveDialog({ found, onClosed }: Props) {
  const [draft, setDraft] = useState(() => draftOf(found));
  const change = (changed: Partial<ReceiveDraft>) => setDraft({ ...draft, ...changed });
  const refund = refundOf(draft, found);
  const { currency } = found.order.total;
  const receive = async (entered: FormData) => {
    if (Object.values(draft.units).every((units) => units === 0))
      return returnsText.chooseItemsThatYouReceived;
    const note = String(entered.get('note')).trim() || null;
    const input = { ...receiptInput(draft, found), note, isManual: entered.get('manual') !== null };
    const replacement = replacementInput(draft);
    const { id, receipts } = found;
    await withAttemptKey({ id, input, replacement, receipts: receipts.length }, (key) =>
      runMutation(ReceiveReturnDocument, { id, input, replacement, key }),
    );
    return null;
  };
  return (
    <FormModal
      title={returnsText.receiveReturnNumber(found.number)}
      action={
        refund > 0
          ? returnsText.receiveAndRefund(formatMoney({ amount: refund, currency }))
          : returnsText.receive
      }
      closeLabel={sharedText.cancel}
      isUnsaved={draft.replacement.length > 0}
      done={returnsText.returnNumberReceived(found.number)}
      onSubmit={receive}
      onClosed={onClosed}
    >
      <UnitFields found={found} draft={draft} onChange={change} />
      <ReplacementFields draft={draft} onChange={change} />
      <RefundFields found={found} draft={draft} onChange={change} />
    </FormModal>
  );
}

interface FieldProps {
  found: ReturnRowFragment;
  draft: ReceiveDraft;
  onChange: (changed: Partial<ReceiveDraft>) => void;
}

function UnitFields({ found, draft, onChange }: FieldProps) {
  const { units, restocked } = draft;
  const open = found.lines.filter(({ quantity, received }) => received < quantity);
  return open.map(({ line, quantity, received }) => (
    <fieldset key={line.id} className="refund-line">
      <InputField
        label={[line.title, line.variantTitle].filter(Boolean).join(', ')}
        type="number"
        min={0}
        max={quantity - received}
        value={units[line.id] ?? 0}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange({ units: { ...units, [line.id]: valueAsNumber || 0 }, amount: null })
        }
      />
      <InputField
        label={sharedText.restock}
        type="number"
        min={0}
        max={units[line.id] ?? 0}
        value={Math.min(restocked[line.id] ?? 0, units[line.id] ?? 0)}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange({ restocked: { ...restocked, [line.id]: valueAsNumber || 0 } })
        }
      />
    </fieldset>
  ));
}

async function findVariants(text: string) {
  const { inventory } = await runQuery(FindReplacementsDocument, { text });
  return inventory.nodes
    .filter(({ product }) => product !== null)
    .map(({ variantId, available, product, variant }) => ({
      id: variantId,
      name: [
        product?.title,
        variant?.title !== product?.title && variant?.title,
        available !== null && returnsText.available(available),
      ]
        .filter(Boolean)
        .join(', '),
    }));
}

function ReplacementFields({ draft, onChange }: Omit<FieldProps, 'found'>) {
  const { replacement, replacementUnits } = draft;
  return (
    <>
      <TargetField
        title={returnsText.replacement}
        chosen={replacement}
        onChoose={(targets) => onChange({ replacement: targets })}
        find={findVariants}
      />
      {replacement.map(({ id, name }) => (
        <InputField
          key={id}
          label={returnsText.quantityOfName(name)}
          type="number"
          min={1}
          max={999}
          value={replacementUnits[id] ?? 1}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange({ replacementUnits: { ...replacementUnits, [id]: valueAsNumber || 1 } })
          }
        />
      ))}
      {replacement.length > 0 && <p className="aside">{returnsText.placesFreeOrderForCustomer}</p>}
    </>
  );
}

function RefundFields({ found, draft, onChange }: FieldProps) {
  const { refundable, paymentStatus } = found.order;
  const isPaid = refundable.amount.amount > 0;
  if (!isPaid)
    return (
      <p className="aside">
        {paymentStatus === 'PENDING' ? returnsText.notPaidNothingRefunded : returnsText.alreadyRefunded}
      </p>
    );
  const { currency } = refundable.amount;
  const unit = 10 ** decimalsOf(currency);
  const value = receiptValue(draft, found);
  return (
    <>
      <InputField
        label={returnsText.amountToRefundIn(currency)}
        type="number"
        min={0}
        max={refundable.amount.amount / unit}
        step={1 / unit}
        value={refundOf(draft, found) / unit}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange({ amount: Math.round(Number(typed) * unit) })
        }
      >
        <span className="aside">
          {returnsText.itemsComeToEnter0(formatMoney({ amount: value, currency }))}
        </span>
      </InputField>
      <InputField
        label={returnsText.reasonOrReferenceSeenByTeam}
        name="note"
        maxLength={500}
        autoComplete="off"
      />
      {refundable.isThroughProvider ? (
        <CheckField name="manual" label={returnsText.onlyRecordItIRefundOutside} />
      ) : (
        <p className="aside">{returnsText.thisOnlyRecordsRefundSendMoney}</p>
      )}
    </>
  );
}
