import { useEffect, useRef, useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import { runQuery } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Loading } from '../../components/Reading.tsx';
import { formatMoment } from '../../format.ts';
import {
  ReadMovementsDocument,
  type StockMovementFragment,
  type StockRowFragment,
} from '../../graphql.generated.ts';
import { NOT_TRACKED, REASONS, signed, stockName } from './stock-words.ts';

interface Props {
  row: StockRowFragment;
  onClosed: () => void;
}

/** The stock movements of a variant, with who made them, why, and when. */
export function MovementsDialog({ row, onClosed }: Props) {
  const { movements, hasMore, hasFailed, isBusy, more } = useMovements(row.variantId);
  return (
    <Modal title={stockText.stockHistoryOf(stockName(row))} onClosed={onClosed}>
      {(close) => (
        <div className="movements" aria-busy={isBusy}>
          {!movements && !hasFailed && <Loading what={stockText.stockHistory} />}
          {movements?.length === 0 && <p>{stockText.itsQuantityHasNotChangedYet}</p>}
          {movements && movements.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
            <section className="movements__scroll" tabIndex={0} aria-label={stockText.stockHistoryTitle}>
              <ol className="movements__list">
                {movements.map((movement) => (
                  <MovementItem key={movement.id} movement={movement} />
                ))}
              </ol>
            </section>
          )}
          {hasFailed && <p role="alert">{stockText.stockHistoryCouldNotBeLoaded}</p>}
          <div className="modal__actions">
            {(hasMore || hasFailed) && (
              <Button
                label={hasFailed ? sharedText.retry : sharedText.showMore}
                isQuiet
                isSmall
                isBusy={isBusy}
                onClick={more}
              />
            )}
            <Button label={sharedText.close} isSmall onClick={close} />
          </div>
        </div>
      )}
    </Modal>
  );
}

function MovementItem({ movement }: { movement: StockMovementFragment }) {
  const { delta, reason, note, onHandAfter, by, at, order } = movement;
  const why = [REASONS[reason], order && `order #${order}`].filter(Boolean).join(', ');
  return (
    <li className="movement">
      <strong className={`movement__delta${delta < 0 ? ' movement__delta--less' : ''}`}>
        {signed(delta)}
      </strong>
      <span className="movement__why">{why}</span>
      <span className="movement__after">
        {onHandAfter === null ? NOT_TRACKED : stockText.afterOnHand(onHandAfter)}
      </span>
      {note && <q className="movement__note">{note}</q>}
      <span className="movement__who">
        {by ? `${by}, ` : ''}
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </li>
  );
}

interface Movements {
  /** The movements loaded so far. undefined until the first ones are loaded. */
  movements: StockMovementFragment[] | undefined;
  hasMore: boolean;
  hasFailed: boolean;
  isBusy: boolean;
  /** Loads more movements, or retries after a failure. */
  more: () => void;
}

/** The loaded stock movements of a variant, newest first. */
function useMovements(variantId: string): Movements {
  const [movements, setMovements] = useState<StockMovementFragment[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);

  const read = async (after: string | null) => {
    setBusy(true);
    setFailed(false);
    try {
      const { inventoryMovements } = await runQuery(ReadMovementsDocument, {
        variantId,
        ...(after && { after }),
      });
      if (isLeft.current) return;
      const { hasNextPage, endCursor } = inventoryMovements.pageInfo;
      setMovements((known = []) => [...(after ? known : []), ...inventoryMovements.nodes]);
      setCursor(hasNextPage ? (endCursor ?? null) : null);
    } catch {
      if (!isLeft.current) setFailed(true);
    } finally {
      if (!isLeft.current) setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once.
  useEffect(() => {
    isLeft.current = false;
    void read(null);
    return () => {
      isLeft.current = true;
    };
  }, []);

  return {
    movements,
    hasMore: cursor !== null,
    hasFailed,
    isBusy,
    more: () => {
      if (!isBusy) void read(cursor);
    },
  };
}
