import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { askOrders, type LiveOrderState } from './live-orders.ts';
import { enteredTracking, TrackingFields } from './ParcelDialogs.tsx';

interface Props {
  order: LiveOrderFragment;
  run: LiveOrderState['run'];
  onClosed: () => void;
}

/** Asks what is in the parcel, who carries it, and where it can be followed. */
export function ShipDialog({ order, run, onClosed }: Props) {
  const open = order.lines.filter(({ quantity, shipped }) => shipped < quantity);
  const ship = async (entered: FormData) => {
    const lines = open
      .map(({ id }) => ({ lineId: id, quantity: Number(entered.get(`quantity-${id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return 'Nothing is in the parcel';
    const input = { lines, ...enteredTracking(entered) };
    return run(
      `Order #${order.number}: Shipped`,
      async () => (await askOrders('FulfilOrder', { id: order.id ?? '', input })).fulfilOrder,
    );
  };
  return (
    <FormModal
      title={`Ship order #${order.number}`}
      action="Ship"
      closeLabel="Cancel"
      onSubmit={ship}
      onClosed={onClosed}
    >
      {open.map(({ id, title, variantTitle, quantity, shipped }) => (
        <InputField
          label={[title, variantTitle].filter(Boolean).join(', ')}
          key={id}
          type="number"
          name={`quantity-${id}`}
          min={0}
          max={quantity - shipped}
          defaultValue={quantity - shipped}
          required
        />
      ))}
      <TrackingFields />
    </FormModal>
  );
}
