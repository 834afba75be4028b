import { useState } from 'react';
import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import { SelectField } from '../../components/Select.tsx';
import type { LiveOrderFragment, UndeliveredOutcome } from '../../graphql.generated.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';

export type Parcel = LiveOrderFragment['fulfilments'][number];

interface Props {
  order: LiveOrderFragment;
  parcel: Parcel;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** The carrier, tracking number and link of a parcel. */
export function TrackingFields({ parcel }: { parcel?: Parcel }) {
  return (
    <>
      <InputField
        label="Carrier"
        name="carrier"
        maxLength={100}
        autoComplete="off"
        defaultValue={parcel?.carrier ?? ''}
      />
      <InputField
        label="Tracking number"
        name="tracking-number"
        maxLength={100}
        autoComplete="off"
        defaultValue={parcel?.trackingNumber ?? ''}
      />
      <InputField
        label="Tracking link"
        name="tracking-url"
        type="url"
        placeholder="https://"
        autoComplete="off"
        defaultValue={parcel?.trackingUrl ?? ''}
      />
    </>
  );
}

/** Reads what was entered into `TrackingFields`. */
export function enteredTracking(entered: FormData) {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  return {
    carrier: text('carrier'),
    trackingNumber: text('tracking-number'),
    trackingUrl: text('tracking-url'),
  };
}

export function TrackingDialog({ order, parcel, run, onClosed }: Props) {
  const save = (entered: FormData) => {
    const isMailed = entered.get('mail') !== null;
    const input = { parcelId: parcel.id, ...enteredTracking(entered), isMailed };
    return run(
      `Order #${order.number}: tracking corrected`,
      async () =>
        (await askOrders('CorrectParcelTracking', { id: order.id ?? '', input })).correctParcelTracking,
    );
  };
  return (
    <FormModal
      title={`Edit the tracking of parcel ${parcel.id}`}
      action="Save"
      closeLabel="Cancel"
      onSubmit={save}
      onClosed={onClosed}
    >
      <TrackingFields parcel={parcel} />
      <label className="check">
        <input type="checkbox" name="mail" defaultChecked />
        Send the corrected tracking to the customer by email
      </label>
    </FormModal>
  );
}

const OUTCOMES = [
  { value: 'SHIP_AGAIN', label: 'Ship it again: the order is Confirmed' },
  { value: 'CANCEL', label: 'Cancel the order' },
];

export function UndeliveredDialog({ order, parcel, run, onClosed }: Props) {
  const isOnly = order.fulfilments.every(({ id, returnedAt }) => id === parcel.id || returnedAt);
  const [outcome, setOutcome] = useState<string>('SHIP_AGAIN');
  const save = (entered: FormData) => {
    const note = String(entered.get('note')).trim() || null;
    const restock = entered.get('restock') !== null;
    const input = { parcelId: parcel.id, restock, outcome: outcome as UndeliveredOutcome, note };
    return run(
      `Order #${order.number}: parcel not delivered`,
      async () =>
        (await askOrders('MarkParcelUndelivered', { id: order.id ?? '', input })).markParcelUndelivered,
    );
  };
  return (
    <FormModal
      title={`Mark parcel ${parcel.id} as undelivered`}
      action="Mark as undelivered"
      closeLabel="Cancel"
      onSubmit={save}
      onClosed={onClosed}
    >
      <p>{textOf(order, outcome)}</p>
      {isOnly && (
        <SelectField
          label="What happens next"
          options={OUTCOMES}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
        />
      )}
      <label className="check">
        <input type="checkbox" name="restock" defaultChecked />
        Put its items back in stock
      </label>
      <InputField label="Note (seen by the team only)" name="note" maxLength={500} autoComplete="off" />
    </FormModal>
  );
}

function textOf({ paymentStatus, total }: LiveOrderFragment, outcome: string): string {
  if (outcome === 'SHIP_AGAIN') return 'Its items have to be shipped again.';
  return paymentStatus === 'PENDING' || total.amount === 0
    ? 'The order is canceled. Nothing was collected, and nothing is owed.'
    : 'The order is canceled, and you owe a refund.';
}
