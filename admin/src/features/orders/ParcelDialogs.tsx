import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { SelectField } from '../../components/Select.tsx';
import {
  CorrectParcelTrackingDocument,
  type LiveOrderFragment,
  MarkParcelUndeliveredDocument,
  type UndeliveredOutcome,
} from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';

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

/** Reads the input of `TrackingFields`. */
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
        (await runMutation(CorrectParcelTrackingDocument, { id: order.id ?? '', input }))
          .correctParcelTracking,
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
      <CheckField name="mail" defaultChecked label="Send the corrected tracking to the customer by email" />
    </FormModal>
  );
}

const OUTCOMES = [
  { value: 'SHIP_AGAIN', label: 'Ship it again (the order becomes Confirmed)' },
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
        (await runMutation(MarkParcelUndeliveredDocument, { id: order.id ?? '', input }))
          .markParcelUndelivered,
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
      <CheckField name="restock" defaultChecked label="Restock its items" />
      <InputField label="Note (seen by the team only)" name="note" maxLength={500} autoComplete="off" />
    </FormModal>
  );
}

function textOf({ paymentStatus, total }: LiveOrderFragment, outcome: string): string {
  if (outcome === 'SHIP_AGAIN') return 'You can ship the items again.';
  return paymentStatus === 'PENDING' || total.amount === 0
    ? 'The order is canceled. Nothing was paid, so no refund is owed.'
    : 'The order is canceled, and you owe the customer a refund.';
}
