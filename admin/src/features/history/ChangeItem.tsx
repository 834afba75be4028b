import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { formatCount } from '../../format.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { AuthorLine, AuthorMark } from './Author.tsx';
import { subjectFacts, subjectLabel } from './change-subjects.ts';
import { changeWords, namesFields, personOf } from './change-words.ts';
import { FieldChanges, fieldView, isLong, isSeen } from './FieldChanges.tsx';
import type { Change } from './read-history.ts';

/** So many fields need not be opened, as long as none has a long text. */
const MAX_OPEN_FIELDS = 3;

export interface ChangeItemProps {
  change: Change;
  /** The change that undid it, if it is among those that are shown. */
  undoneBy: Change | undefined;
  now: number;
  /** Whether all changes are of one thing, which is named elsewhere. */
  isOfOne: boolean;
  /** @throws OperationError */
  onUndo: (change: Change) => Promise<Change>;
}

/** Who changed what, and how it was before. */
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
      {isFinal(change) && <p className="aside change__fine change__undo">Cannot be undone</p>}
    </li>
  );
}

function isFinal(change: Change): boolean {
  const { canUndo, undoneBy } = change;
  return !canUndo && undoneBy === null && subjectFacts(change).isSometimesFinal === true;
}

/** Leads to what was changed, as far as it is still there. */
function SubjectName({ change }: { change: Change }) {
  const { subjectId, action } = change;
  const name = subjectLabel(change);
  const screen = subjectFacts(change).screen(subjectId);
  const isGone = action === 'DELETED' || screen === '';
  return (
    <>
      {namesFields(change) && 'of '}
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

/** What is read at a glance is there at once, all else once it is opened. */
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
      <summary>{fields.length === 1 ? 'What changed' : `All ${formatCount(fields.length)} fields`}</summary>
      <FieldChanges fields={fields} />
    </details>
  );
}

export function Undone({ by }: { by: Change | undefined }) {
  return (
    <p className="aside change__fine change__undo">
      Undone
      {by && (
        <>
          {' '}
          by <bdi>{personOf(by)}</bdi>
        </>
      )}
    </p>
  );
}

function Undo({ change, onUndo }: Pick<ChangeItemProps, 'change' | 'onUndo'>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const undo = async (item: HTMLElement | null) => {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      await onUndo(change);
      // The button that had the focus is gone.
      item?.focus();
    } catch (failure) {
      setError((failure as Error).message);
    }
    setBusy(false);
  };
  return (
    <>
      <WriteControls>
        <Button
          label={isBusy ? 'Undoing…' : 'Undo'}
          isQuiet
          isSmall
          className="change__undo"
          aria-label={`Undo: ${changeWords(change)}, ${subjectLabel(change)}`}
          isBusy={isBusy}
          onClick={({ currentTarget }) => void undo(currentTarget.closest('li'))}
        />
      </WriteControls>
      <p className="form-fault change__error" role="alert">
        {error}
      </p>
    </>
  );
}
