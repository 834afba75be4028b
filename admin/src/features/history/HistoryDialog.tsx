import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reading } from '../../components/Reading.tsx';
import { historyPath } from '../../paths.ts';
import { EarlierChanges, HistoryList } from './HistoryList.tsx';
import type { Change } from './read-history.ts';
import { useHistory } from './use-history.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  kind: Change['subject'];
  id: string;
  /** Called after a revert. */
  onUndone: () => void;
  onClosed: () => void;
}

/** The changes of one item, in a dialog over its form. */
export function HistoryDialog({ kind, id, onUndone, onClosed }: Props) {
  const history = useHistory({ kind, id, by: null });
  const { changes, error, readMore } = history;
  const undo = useUndo(history);
  return (
    <Modal title={sharedText.activity} onClosed={onClosed}>
      {(close) => (
        <div className="history-dialog">
          <Reading
            what={historyText.theActivity}
            isRead={changes !== null}
            hasFailed={!changes && error !== ''}
            onRetry={readMore}
          >
            <p>{error}</p>
          </Reading>
          {changes?.length === 0 && (
            <EmptyState title={historyText.noChangesYet}>
              {historyText.noChangesInRecordedActivity}
            </EmptyState>
          )}
          {changes && changes.length > 0 && (
            <HistoryList
              history={history}
              // Offer no revert of the creation, because the form has its own delete button.
              changes={changes.map(keepCreated)}
              isOfOne
              onUndo={async (change) => {
                const made = await undo(change);
                onUndone();
                return made;
              }}
            />
          )}
          <EarlierChanges history={history} />
          <div className="modal__actions">
            <ButtonLink label={historyText.viewAllActivity} isQuiet to={historyPath(kind, id)} />
            <Button label={sharedText.close} onClick={close} />
          </div>
        </div>
      )}
    </Modal>
  );
}

function keepCreated(change: Change): Change {
  return { ...change, canUndo: change.canUndo && change.action !== 'CREATED' };
}
