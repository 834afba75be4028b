import { toast } from 'react-hot-toast/headless';
import * as customersText from '#messages/customers.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { NoteForm } from '../../components/NoteForm.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import {
  AddCustomerNoteDocument,
  type CustomerDetailFragment,
  DeleteCustomerNoteDocument,
} from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

interface Props {
  customer: CustomerDetailFragment;
  onChanged: () => void;
}

/** The team's notes about a customer, newest first. */
export function CustomerNotes({ customer: { id, notes }, onChanged }: Props) {
  const { isBusy, run } = useChange(async () => onChanged());
  const list = useKeptFocus<HTMLUListElement>(String(notes.length));
  const add = async (text: string) => {
    await runMutation(AddCustomerNoteDocument, { id, text });
    toast.success(sharedText.noteSaved);
    onChanged();
    return undefined;
  };
  const remove = (noteId: string) =>
    run(async () => {
      await runMutation(DeleteCustomerNoteDocument, { id, noteId });
      toast.success(customersText.noteDeleted);
      onChanged();
    });
  return (
    <Panel id="customer-notes" title={sharedText.notes}>
      <NoteForm className="customer__item" onSave={add} onUnknown={onChanged} />
      <ul ref={list} tabIndex={-1} className="customer__list" aria-label={sharedText.notes}>
        {notes.toReversed().map((note) => (
          <li key={note.id} className="customer__item">
            <p className="customer__text">{note.text}</p>
            <p className="customer__head aside">
              {formatMoment(note.at)}
              {note.by && `, ${note.by}`}
              <WriteControls>
                <Button
                  label={sharedText.deleteLabel}
                  aria-label={customersText.deleteNoteOf(formatMoment(note.at))}
                  isQuiet
                  isSmall
                  isBusy={isBusy}
                  onClick={() => remove(note.id)}
                />
              </WriteControls>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
