import { Link } from 'react-router';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { useChange } from '../../components/use-change.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { AuthorLine, AuthorMark } from './Author.tsx';
import { subjectFacts, subjectLabel } from './change-subjects.ts';
import { changeWords, namesFields, personOf } from './change-words.ts';
import { FieldChanges, fieldView, isLong, isSeen } from './FieldChanges.tsx';
import type { Change } from './read-history.ts';

/** The maximum number of fields that are shown without expanding, if none has a long text. */
const MAX_OPEN_FIELDS = 3;

export interface ChangeItemProps {
  change: Change;
  /** The change that reverted it, if the list contains it. */
  undoneBy: Change | undefined;
  now: number;
  /** Whether all changes concern one item, which is named elsewhere. */
  isOfOne: boolean;
  /**
   * Reverts the change.
   * @throws Error from the server or the network
   */
  onUndo: (change: Change) => Promise<Change>;
}

/** A change with its author and former values. */
export function ChangeItem({ change, undoneBy, now, isOfOne, onUndo }: ChangeItemProps) {
  return (
    <li className="change" tabIndex={-1} data-undone={change.undoneBy !== null || undefined}>
      <AuthorMark by={change.by} />
      <div className="change__what">
        <p className="change__words">
          {changeWords(change)} {!isOfOne && <SubjectName change={change} />}
        </p>
        <AuthorLine change={change} now={now} source={change.source} />
        {change.note !== null && <p className="aside">{change.note}</p>}
        <Fields change={change} />
      </div>
      {change.undoneBy !== null && <Undone by={undoneBy} />}
      {change.canUndo && <Undo change={change} onUndo={onUndo} />}
      {isFinal(change) && <p className="aside change__fine change__undo">{historyText.cannotBeUndone}</p>}
    </li>
  );
}

function isFinal(change: Change): boolean {
  const { canUndo, undoneBy } = change;
  return !canUndo && undoneBy === null && subjectFacts(change).isSometimesFinal === true;
}

/** A link to the changed item if it still exists. */
function SubjectName({ change }: { change: Change }) {
  const { subjectId, action } = change;
  const name = subjectLabel(change);
  const screen = subjectFacts(change).screen(subjectId);
  const isGone = action === 'DELETED' || screen === '';
  return (
    <>
      {namesFields(change) && historyText.ofLabel}
      {isGone ? (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ) : (
        <Link className="change__subject" to={screen}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </>
  );
}

/** Shows short changes at once, and long ones after expanding. */
function Fields({ change }: { change: Change }) {
  const { action } = change;
  const fields = change.fields.map((field) => fieldView(change, field)).filter(isSeen);
  if (fields.length === 0) return null;
  const isShort = action === 'CHANGED' || subjectFacts(change).isForOwners === true;
  if (isShort && fields.length <= MAX_OPEN_FIELDS && !fields.some(isLong)) {
    return <FieldChanges fields={fields} />;
  }
  return (
    <details className="change__more">
      <summary>{historyText.allFields(fields.length)}</summary>
      <FieldChanges fields={fields} />
    </details>
  );
}

export function Undone({ by }: { by: Change | undefined }) {
  return (
    <p className="aside change__fine change__undo">
      {historyText.undone}
      {by && (
        <>
          {' '}
          {historyText.by} <bdi>{personOf(by)}</bdi>
        </>
      )}
    </p>
  );
}

function Undo({ change, onUndo }: Pick<ChangeItemProps, 'change' | 'onUndo'>) {
  const { isBusy, faults, run } = useChange({ isShown: true });
  const undo = (item: HTMLElement | null) =>
    run(async () => {
      await onUndo(change);
      // Focus the item, because the button that had the focus is gone.
      item?.focus();
    });
  return (
    <>
      <WriteControls>
        <Button
          label={isBusy ? historyText.undoing : sharedText.undo}
          isQuiet
          isSmall
          className="change__undo"
          aria-label={historyText.undoChange(changeWords(change), subjectLabel(change))}
          isBusy={isBusy}
          onClick={({ currentTarget }) => void undo(currentTarget.closest('li'))}
        />
      </WriteControls>
      <Fault text={faults['form']} />
    </>
  );
}
