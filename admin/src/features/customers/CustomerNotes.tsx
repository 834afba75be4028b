import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
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
  const add = async (entered: FormData, form: HTMLFormElement) => {
    const text = String(entered.get('text')).trim();
    if (text === '') return '';
    await runMutation(AddCustomerNoteDocument, { id, text });
    form.reset();
    toast.success('Note saved');
    return onChanged();
  };
  const remove = (noteId: string) =>
    run(async () => {
      await runMutation(DeleteCustomerNoteDocument, { id, noteId });
      toast.success('Note deleted');
      onChanged();
    });
  return (
    <Panel id="customer-notes" title="Notes">
      <Form
        className="customer__item"
        action={{ label: 'Save note', isSmall: true }}
        writers="EDITORS"
        onSubmit={add}
        onUnknown={onChanged}
      >
        <TextField
          label={<span className="visually-hidden">Note</span>}
          name="text"
          rows={3}
          maxLength={2000}
          placeholder="Seen by the team only"
        />
      </Form>
      <ul className="customer__list">
        {notes.toReversed().map((note) => (
          <li key={note.id} className="customer__item">
            <p className="customer__text">{note.text}</p>
            <p className="customer__head aside">
              {formatMoment(note.at)}
              {note.by && `, ${note.by}`}
              <WriteControls>
                <Button
                  label="Delete"
                  aria-label={`Delete the note of ${formatMoment(note.at)}`}
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
