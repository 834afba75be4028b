import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
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
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`;
  const ship = async (entered: FormData) => {
    const carrier = String(entered.get('carrier') ?? '').trim() || null;
    const made: Outcome[] = [];
    for (const order of orders) {
      setDone(made.length);
      made.push({ number: order.number, fault: await shipOrder(order, carrier) });
    }
    await onShipped().catch(() => undefined);
    const failed = made.filter(({ fault }) => fault !== undefined);
    if (failed.length === 0) toast.success(`${count} shipped`);
    else setOutcomes(made);
    return undefined;
  };
  return (
    <WriteControls>
      <Button label="Ship" isSmall isQuiet onClick={() => setOpen(true)} />
      {isOpen && (
        <FormModal
          title={`Ship ${count}`}
          action="Ship"
          closeLabel="Cancel"
          onSubmit={ship}
          onClosed={() => setOpen(false)}
        >
          <p>
            Each order is shipped as one parcel with all items that are not shipped yet. Customers get an
            email.
          </p>
          <InputField label="Carrier" name="carrier" maxLength={100} autoComplete="off" />
          <p className="aside">You can add a tracking number to each parcel later, on the order’s page.</p>
          <p role="status">{done > 0 && `${done} of ${orders.length} done`}</p>
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
    return firstFault(error) ?? 'It was not shipped.';
  }
}

function Outcomes({ outcomes, onClosed }: { outcomes: readonly Outcome[]; onClosed: () => void }) {
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  return (
    <Modal title={`${failed.length} of ${outcomes.length} not shipped`} onClosed={onClosed}>
      {(close) => (
        <>
          <ul aria-label="Results">
            {outcomes.map(({ number, fault }) => (
              <li key={number}>
                <strong>#{number}</strong>: {fault ?? 'Shipped'}
              </li>
            ))}
          </ul>
          <div className="modal__actions">
            <Button label="Close" onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
