import { toast } from 'react-hot-toast/headless';
import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import type { SaveOutcome } from './cell.ts';

/** Long enough to read the message and press Undo. */
const UNDO_MS = 6000;

/** A toast about a saved change, with an Undo button. */
export function toastSaved(text: string, undo: () => Promise<SaveOutcome>): void {
  const id = toast.success(
    <>
      {text}
      <Button
        label={sharedText.undo}
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

/** A toast for a failure after the cell has closed. */
export function tellFailure(outcome: SaveOutcome): void {
  if (outcome.kind === 'wrong') toast.error(Object.values(outcome.faults)[0] ?? '');
  if (outcome.kind === 'conflict') toast.error(productsText.notUndoneSomeoneHasChanged(outcome.theirs));
}
