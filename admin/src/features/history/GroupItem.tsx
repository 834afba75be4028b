import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import './group-item.css';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Fault } from '../../components/Fault.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import { AuthorLine, AuthorMark } from './Author.tsx';
import { ChangeItem, type ChangeItemProps, Undone } from './ChangeItem.tsx';
import { GroupProgress } from './GroupProgress.tsx';
import { groupTitle, groupWords, undoWords } from './group-words.ts';
import { MoreButton } from './MoreButton.tsx';
import type { Change, GroupChange } from './read-history.ts';
import { useFollowedGroup } from './use-followed-group.ts';
import { type History, useHistory } from './use-history.ts';

interface Props extends Pick<ChangeItemProps, 'now' | 'onUndo'> {
  change: GroupChange;
  undoneBy: (change: Change) => Change | undefined;
  /** The list that contains it. */
  history: History;
}

/** An import or bulk change: one line for many changes, which can be expanded and reverted as a whole. */
export function GroupItem({ change, undoneBy, history, now, onUndo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { undo, error } = useFollowedGroup(change, history);
  const title = groupTitle(change);
  return (
    <li className="change" tabIndex={-1} data-undone={change.undoneBy !== null || undefined}>
      <AuthorMark by={change.by} />
      <div className="change__what">
        <p className="change__words">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          : {groupWords(change)}
        </p>
        <AuthorLine change={change} now={now} />
      </div>
      {change.undoneBy !== null && <Undone by={undoneBy(change)} />}
      {change.canUndo && <GroupUndo change={change} onConfirm={undo} />}
      <Fault text={error} />
      <div className="group__rest">
        <GroupProgress change={change} />
        <details className="change__more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary aria-label={historyText.showItemsTitle(title)}>{historyText.showItems}</summary>
          {isOpen && <GroupChanges id={change.id} undoneBy={undoneBy} now={now} onUndo={onUndo} />}
        </details>
      </div>
    </li>
  );
}

interface GroupChangesProps extends Pick<Props, 'undoneBy' | 'now' | 'onUndo'> {
  id: string;
}

/** The changes of a group, page by page. */
function GroupChanges({ id, undoneBy, now, onUndo }: GroupChangesProps) {
  const inside = useHistory({ kind: null, id: null, by: null, in: id });
  const { changes, hasMore, isBusy, error, noteUndo } = inside;
  return (
    <>
      <ol className="change__run" aria-busy={isBusy}>
        {changes?.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            undoneBy={undoneBy(change)}
            now={now}
            isOfOne={false}
            onUndo={async (one) => {
              const made = await onUndo(one);
              noteUndo(one, made);
              return made;
            }}
          />
        ))}
      </ol>
      <Fault text={error} />
      {(hasMore || error || !changes) && (
        <MoreButton history={inside} className="group__more" label={sharedText.showMore} />
      )}
    </>
  );
}

interface GroupUndoProps {
  change: GroupChange;
  onConfirm: () => Promise<void>;
}

/** The button that reverts a group. It asks first, because the revert affects more than is visible. */
function GroupUndo({ change, onConfirm }: GroupUndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { undoing } = change.group;
  const title = groupTitle(change);
  const name =
    undoing === null
      ? historyText.undoAll
      : undoing.stopped === null
        ? historyText.undoRest
        : historyText.continueLabel;
  const confirm = async () => {
    const item = button.current?.closest('li');
    await onConfirm();
    // Focus the item, because the button that had the focus may be gone.
    item?.focus();
  };
  return (
    <>
      <WriteControls>
        <Button
          label={name}
          isQuiet
          isSmall
          ref={button}
          className="change__undo"
          aria-label={`${name}: ${title}`}
          onClick={() => setAsking(true)}
        />
      </WriteControls>
      {isAsking && (
        <ConfirmDialog
          title={historyText.undoTitle(title)}
          text={undoWords(change)}
          action={name}
          onConfirm={() => void confirm()}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
