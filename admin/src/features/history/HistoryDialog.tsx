import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { historyPath } from '../../paths.ts';
import { HistoryList } from './HistoryList.tsx';
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
  const undo = useUndo(history);
  return (
    <Modal title={sharedText.activity} onClosed={onClosed}>
      {(close) => (
        <div className="history-dialog">
          <HistoryList
            // The form has its own delete button, so the creation cannot be undone here.
            history={{ ...history, changes: history.changes?.map(keepCreated) ?? null }}
            isOfOne
            onUndo={async (change) => {
              const made = await undo(change);
              onUndone();
              return made;
            }}
            empty={historyText.noChangesInRecordedActivity}
          />
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
