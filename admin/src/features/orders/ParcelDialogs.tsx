import { useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
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
        label={ordersText.carrier}
        name="carrier"
        maxLength={100}
        autoComplete="off"
        defaultValue={parcel?.carrier ?? ''}
      />
      <InputField
        label={ordersText.trackingNumber}
        name="tracking-number"
        maxLength={100}
        autoComplete="off"
        defaultValue={parcel?.trackingNumber ?? ''}
      />
      <InputField
        label={ordersText.trackingLink}
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
      ordersText.orderTrackingCorrected(order.number),
      async () =>
        (await runMutation(CorrectParcelTrackingDocument, { id: order.id ?? '', input }))
          .correctParcelTracking,
    );
  };
  return (
    <FormModal
      title={ordersText.editTrackingOfParcel(parcel.id)}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      onSubmit={save}
      onClosed={onClosed}
    >
      <TrackingFields parcel={parcel} />
      <CheckField name="mail" defaultChecked label={ordersText.sendCorrectedTrackingToCustomer} />
    </FormModal>
  );
}

const OUTCOMES = [
  { value: 'SHIP_AGAIN', label: ordersText.shipItAgainOrderBecomesConfirmed },
  { value: 'CANCEL', label: ordersText.cancelOrderTitle },
];

export function UndeliveredDialog({ order, parcel, run, onClosed }: Props) {
  const isOnly = order.fulfilments.every(({ id, returnedAt }) => id === parcel.id || returnedAt);
  const [outcome, setOutcome] = useState<string>('SHIP_AGAIN');
  const save = (entered: FormData) => {
    const note = String(entered.get('note')).trim() || null;
    const restock = entered.get('restock') !== null;
    const input = { parcelId: parcel.id, restock, outcome: outcome as UndeliveredOutcome, note };
    return run(
      ordersText.orderParcelNotDelivered(order.number),
      async () =>
        (await runMutation(MarkParcelUndeliveredDocument, { id: order.id ?? '', input }))
          .markParcelUndelivered,
    );
  };
  return (
    <FormModal
      title={ordersText.markParcelAsUndelivered(parcel.id)}
      action={ordersText.markAsUndelivered}
      closeLabel={sharedText.cancel}
      onSubmit={save}
      onClosed={onClosed}
    >
      <p>{textOf(order, outcome)}</p>
      {isOnly && (
        <SelectField
          label={ordersText.whatHappensNext}
          options={OUTCOMES}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
        />
      )}
      <CheckField name="restock" defaultChecked label={ordersText.restockItsItems} />
      <InputField label={ordersText.noteSeenByTeamOnly} name="note" maxLength={500} autoComplete="off" />
    </FormModal>
  );
}

function textOf({ paymentStatus, total }: LiveOrderFragment, outcome: string): string {
  if (outcome === 'SHIP_AGAIN') return ordersText.youCanShipItemsAgain;
  return paymentStatus === 'PENDING' || total.amount === 0
    ? ordersText.orderIsCanceledNothingWasPaid
    : ordersText.orderIsCanceledAndYouOwe;
}
