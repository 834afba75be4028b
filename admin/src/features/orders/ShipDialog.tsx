import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { askOrders } from './ask-orders.ts';
import type { LiveOrderState } from './use-live-order.ts';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  isBusy: boolean;
  onClosed: () => void;
}

/** Asks what is in the parcel, who carries it, and where it can be followed. */
export function ShipDialog({ order, run, isBusy, onClosed }: Props) {
  const [fault, setFault] = useState<string>();
  const open = order.lines.filter(({ quantity, shipped }) => shipped < quantity);
  const ship = async (entered: FormData, close: () => void) => {
    const lines = open
      .map(({ id }) => ({ lineId: id, quantity: Number(entered.get(`quantity-${id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) {
      setFault('Nothing is in the parcel');
      return;
    }
    const said = (name: string) => String(entered.get(name)).trim() || null;
    const input = { lines, carrier: said('carrier'), trackingUrl: said('tracking-url') };
    const failed = await run(
      `Order #${order.number}: Shipped`,
      async () => (await askOrders('FulfilOrder', { id: order.id ?? '', input })).fulfilOrder,
    );
    setFault(failed);
    if (failed === undefined) close();
  };
  return (
    <FormModal
      title={`Ship order #${order.number}`}
      isSending={isBusy}
      error={fault}
      closeLabel="Cancel"
      submit={<Button label="Ship" isSubmit isBusy={isBusy} />}
      onSubmit={(entered, close) => void ship(entered, close)}
      onClosed={onClosed}
    >
      {open.map(({ id, title, variantTitle, quantity, shipped }) => (
        <label key={id} className="field">
          {[title, variantTitle].filter(Boolean).join(', ')}
          <input
            type="number"
            name={`quantity-${id}`}
            min={0}
            max={quantity - shipped}
            defaultValue={quantity - shipped}
            required
          />
        </label>
      ))}
      <label className="field">
        Carrier
        <input name="carrier" maxLength={100} autoComplete="off" />
      </label>
      <label className="field">
        Tracking link
        <input name="tracking-url" type="url" placeholder="https://" autoComplete="off" />
      </label>
    </FormModal>
  );
}
