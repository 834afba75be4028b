import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as ordersText from '#messages/orders.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { MarkOrderPackedDocument, type OrderRowFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { BulkOutcomes, changeEach, hasFailed, type Outcome } from './BulkOutcomes.tsx';

interface Props {
  orders: readonly OrderRowFragment[];
  /** Reloads the list. */
  onPacked: () => Promise<void>;
}

/** Marks the selected orders as packed. */
export function BulkPack({ orders, onPacked }: Props) {
  const [done, setDone] = useState<number>();
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const isBusy = done !== undefined;
  const pack = async () => {
    const made = await changeEach(
      orders,
      ({ id }) => runMutation(MarkOrderPackedDocument, { id: id ?? '' }),
      setDone,
    );
    await onPacked().catch(() => undefined);
    setDone(undefined);
    if (made.some(hasFailed)) setOutcomes(made);
    else toast.success(ordersText.ordersPacked(orders.length));
  };
  return (
    <WriteControls>
      <Button label={ordersText.markAsPacked} isSmall isQuiet isBusy={isBusy} onClick={() => void pack()} />
      <span role="status" className="visually-hidden">
        {isBusy && ordersText.ofOrdersDone(done, orders.length)}
      </span>
      {outcomes && (
        <BulkOutcomes
          title={ordersText.ofNotPacked(outcomes.filter(hasFailed).length, outcomes.length)}
          done={ordersText.packed}
          outcomes={outcomes}
          onClosed={() => setOutcomes(undefined)}
        />
      )}
    </WriteControls>
  );
}
