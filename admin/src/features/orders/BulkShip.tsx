import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { withAttemptKey } from '../../attempt-key.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { FulfilOrderDocument, type OrderRowFragment } from '../../graphql.generated.ts';
import { firstFault } from '../../graphql-errors.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Props {
  orders: readonly OrderRowFragment[];
  /** Reloads the list. */
  onShipped: () => Promise<void>;
}

/** The result for one of the selected orders. */
interface Outcome {
  number: string;
  /** undefined: shipped. */
  fault: string | undefined;
}

/** Ships all unshipped items of the selected orders, one order after another. A failed order does not stop the others. */
export function BulkShip({ orders, onShipped }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const ship = async (entered: FormData) => {
    const carrier = String(entered.get('carrier') ?? '').trim() || null;
    const made: Outcome[] = [];
    for (const order of orders) {
      setDone(made.length);
      made.push({ number: order.number, fault: await shipOrder(order, carrier) });
    }
    await onShipped().catch(() => undefined);
    const failed = made.filter(({ fault }) => fault !== undefined);
    if (failed.length === 0) toast.success(ordersText.ordersShipped(orders.length));
    else setOutcomes(made);
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
      {outcomes && <Outcomes outcomes={outcomes} onClosed={() => setOutcomes(undefined)} />}
    </WriteControls>
  );
}

/** @returns why the order was not shipped */
async function shipOrder({ id, isPartlyShipped }: OrderRowFragment, carrier: string | null) {
  const input = { carrier };
  try {
    await withAttemptKey({ id, input, isPartlyShipped }, (key) =>
      runMutation(FulfilOrderDocument, { id: id ?? '', input, key }),
    );
    return;
  } catch (error) {
    return firstFault(error) ?? ordersText.itWasNotShipped;
  }
}

function Outcomes({ outcomes, onClosed }: { outcomes: readonly Outcome[]; onClosed: () => void }) {
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  return (
    <Modal title={ordersText.ofNotShipped(failed.length, outcomes.length)} onClosed={onClosed}>
      {(close) => (
        <>
          <ul aria-label={sharedText.results}>
            {outcomes.map(({ number, fault }) => (
              <li key={number}>
                <strong>#{number}</strong>: {fault ?? ordersText.shipped}
              </li>
            ))}
          </ul>
          <div className="modal__actions">
            <Button label={sharedText.close} onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
