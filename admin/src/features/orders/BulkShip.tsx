import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { FulfilOrderDocument, type OrderRowFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { BulkOutcomes, changeEach, hasFailed, type Outcome } from './BulkOutcomes.tsx';

interface Props {
  orders: readonly OrderRowFragment[];
  /** Reloads the list. */
  onShipped: () => Promise<void>;
}

/** Ships all unshipped items of the selected orders, one order after another. A failed order does not stop the others. */
export function BulkShip({ orders, onShipped }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const ship = async (entered: FormData) => {
    const carrier = String(entered.get('carrier') ?? '').trim() || null;
    const made = await changeEach(orders, (order) => shipOrder(order, carrier), setDone);
    await onShipped().catch(() => undefined);
    if (made.some(hasFailed)) setOutcomes(made);
    else toast.success(ordersText.ordersShipped(orders.length));
    return undefined;
  };
  return (
    <WriteControls>
      <Button label={ordersText.ship} isSmall isQuiet onClick={() => setOpen(true)} />
      {isOpen && (
        <FormModal
          title={ordersText.shipOrders(orders.length)}
          action={ordersText.ship}
          closeLabel={sharedText.cancel}
          onSubmit={ship}
          onClosed={() => setOpen(false)}
        >
          <p>{ordersText.eachOrderIsShippedAsOne}</p>
          <InputField label={ordersText.carrier} name="carrier" maxLength={100} autoComplete="off" />
          <p className="aside">{ordersText.youCanAddTrackingNumber}</p>
          <p role="status">{done > 0 && ordersText.ofOrdersDone(done, orders.length)}</p>
        </FormModal>
      )}
      {outcomes && (
        <BulkOutcomes
          title={ordersText.ofNotShipped(outcomes.filter(hasFailed).length, outcomes.length)}
          done={ordersText.shipped}
          outcomes={outcomes}
          onClosed={() => setOutcomes(undefined)}
        />
      )}
    </WriteControls>
  );
}

function shipOrder({ id, isPartlyShipped }: OrderRowFragment, carrier: string | null) {
  const input = { carrier };
  return withAttemptKey({ id, input, isPartlyShipped }, (key) =>
    runMutation(FulfilOrderDocument, { id: id ?? '', input, key }),
  );
}
