import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { firstFault } from '../../graphql-errors.ts';

/** The result for one of the selected orders. */
export interface Outcome {
  number: string;
  /** Why the order was not changed. undefined: it was changed. */
  fault: string | undefined;
}

/** Changes one order after another. A failed order does not stop the others. */
export async function changeEach(
  orders: readonly OrderRowFragment[],
  change: (order: OrderRowFragment) => Promise<unknown>,
  onDone: (count: number) => void,
): Promise<Outcome[]> {
  const made: Outcome[] = [];
  for (const order of orders) {
    onDone(made.length);
    const fault = await change(order).then(
      () => undefined,
      (error: unknown) => firstFault(error) ?? ordersText.itWasNotChanged,
    );
    made.push({ number: order.number, fault });
  }
  return made;
}

export function hasFailed({ fault }: Outcome): boolean {
  return fault !== undefined;
}

interface Props {
  title: string;
  /** What happened to the orders without a fault. */
  done: string;
  outcomes: readonly Outcome[];
  onClosed: () => void;
}

export function BulkOutcomes({ title, done, outcomes, onClosed }: Props) {
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <>
          <ul aria-label={sharedText.results}>
            {outcomes.map(({ number, fault }) => (
              <li key={number}>
                <strong>#{number}</strong>: {fault ?? done}
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
