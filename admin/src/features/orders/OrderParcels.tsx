import { obstacleTo } from '@mela/rules/transitions.ts';
import { useState } from 'react';
import * as ordersText from '#messages/orders.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import './order-parcels.css';
import { formatMoment } from '../../format.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { type LiveOrderState, orderState } from './live-orders.ts';
import { type Parcel, TrackingDialog, UndeliveredDialog } from './ParcelDialogs.tsx';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
}

type Open = { parcel: Parcel; name: 'tracking' | 'undelivered' };

/** The parcels of an order with their actions. Renders nothing without any. */
export function OrderParcels({ order, run }: Props) {
  const [open, setOpen] = useState<Open>();
  if (order.fulfilments.length === 0) return null;
  const Dialog = open?.name === 'tracking' ? TrackingDialog : UndeliveredDialog;
  return (
    <Panel id="order-parcels" title={ordersText.parcels}>
      <ul className="order-parcels">
        {order.fulfilments.map((parcel) => (
          <ParcelItem
            key={parcel.id}
            order={order}
            parcel={parcel}
            onOpen={(name) => setOpen({ parcel, name })}
          />
        ))}
      </ul>
      {open && <Dialog order={order} parcel={open.parcel} run={run} onClosed={() => setOpen(undefined)} />}
    </Panel>
  );
}

interface ItemProps {
  order: LiveOrderFragment;
  parcel: Parcel;
  onOpen: (name: Open['name']) => void;
}

function ParcelItem({ order, parcel, onOpen }: ItemProps) {
  const { id, at, carrier, trackingNumber, trackingUrl, lines, returnedAt } = parcel;
  const state = orderState(order);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const may = (action: 'correctTracking' | 'markUndelivered') =>
    !returnedAt && obstacleTo(action, state) === false;
  return (
    <li className="order-parcels__parcel">
      <p>
        <strong>{ordersText.parcelId(id)}</strong>, {ordersText.items(count)}, {formatMoment(at)}
      </p>
      <p>{[carrier, trackingNumber].filter(Boolean).join(', ') || ordersText.noTracking}</p>
      {trackingUrl && (
        <p>
          <a className="order-facts__link" href={trackingUrl} rel="noreferrer">
            {ordersText.trackShipment}
          </a>
        </p>
      )}
      {returnedAt && <p>{ordersText.notDeliveredReturnedAt(formatMoment(returnedAt))}</p>}
      <WriteControls>
        <p className="order-parcels__actions">
          {may('correctTracking') && (
            <Button isSmall isQuiet label={ordersText.editTracking} onClick={() => onOpen('tracking')} />
          )}
          {may('markUndelivered') && (
            <Button
              isSmall
              isQuiet
              label={ordersText.markAsUndelivered}
              onClick={() => onOpen('undelivered')}
            />
          )}
        </p>
      </WriteControls>
    </li>
  );
}
