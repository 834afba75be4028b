import { toast } from 'react-hot-toast/headless';
import { Button } from '../../../components/Button.tsx';
import type { SaveOutcome } from './cell.ts';

/** Long enough to read the message and to press Undo. */
const UNDO_MS = 6000;

/** Says what was saved, and offers to take it back. */
export function toastSaved(text: string, undo: () => Promise<SaveOutcome>): void {
  const id = toast.success(
    <>
      {text}
      <Button
        label="Undo"
        isQuiet
        isSmall
        onClick={() => {
          toast.dismiss(id);
          void undo().then(tellFailure);
        }}
      />
    </>,
    { duration: UNDO_MS },
  );
}

/** For what has no cell to say it at any more. */
export function tellFailure(outcome: SaveOutcome): void {
  if (outcome.kind === 'wrong') toast.error(Object.values(outcome.faults)[0] ?? '');
  if (outcome.kind === 'conflict') toast.error(`Not changed: meanwhile it is ${outcome.theirs}.`);
}
