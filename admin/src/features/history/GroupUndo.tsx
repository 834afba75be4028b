import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import { groupTitle, undoWords } from './group-words.ts';
import type { GroupChange } from './read-history.ts';

interface Props {
  change: GroupChange;
  onConfirm: () => Promise<void>;
}

/** Asks first: it is about more than can be seen. */
export function GroupUndo({ change, onConfirm }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { undoing } = change.group;
  const title = groupTitle(change);
  const name = undoing === null ? 'Undo all' : undoing.stopped === null ? 'Undo the rest' : 'Go on';
  const confirm = async () => {
    const item = button.current?.closest('li');
    await onConfirm();
    // The button that had the focus may be gone.
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
          title={`Undo: ${title}`}
          text={undoWords(change)}
          action={name}
          onConfirm={() => void confirm()}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
