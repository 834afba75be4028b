import { unshippedOf } from '@mela/rules/order-units.ts';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { FulfilOrderDocument, type LiveOrderFragment } from '../../graphql.generated.ts';
import type { LiveOrderState } from './live-orders.ts';
import { enteredTracking, TrackingFields } from './ParcelDialogs.tsx';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Asks for the parcel's contents, carrier and tracking. */
export function ShipDialog({ order, run, onClosed }: Props) {
  const open = order.lines.filter((line) => unshippedOf(line) > 0);
  const ship = async (entered: FormData) => {
    const lines = open
      .map(({ id }) => ({ lineId: id, quantity: Number(entered.get(`quantity-${id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return ordersText.addAtLeastOneItem;
    const id = order.id ?? '';
    const input = { lines, ...enteredTracking(entered), version: order.version };
    return run(ordersText.orderNumberShipped(order.number), () =>
      withAttemptKey(
        { id, input },
        async (key) => (await runMutation(FulfilOrderDocument, { id, input, key })).fulfilOrder,
      ),
    );
  };
  return (
    <FormModal
      title={ordersText.shipOrderNumber(order.number)}
      action={ordersText.ship}
      closeLabel={sharedText.cancel}
      onSubmit={ship}
      onClosed={onClosed}
    >
      {open.map((line) => (
        <InputField
          label={[line.title, line.variantTitle].filter(Boolean).join(', ')}
          key={line.id}
          type="number"
          name={`quantity-${line.id}`}
          min={0}
          max={unshippedOf(line)}
          defaultValue={unshippedOf(line)}
          required
        />
      ))}
      <TrackingFields />
    </FormModal>
  );
}
