import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import './order-notes.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';

const FIRST_NOTE = { id: 1, text: 'The customer asks for delivery after six in the evening.' };

/** Notes on the order, newest first. A blank note is not saved. */
export function OrderNotes() {
  const [notes, setNotes] = useState([FIRST_NOTE]);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = (text: string) => {
    field.current?.focus();
    if (text.trim() === '') return;
    setNotes((saved) => [{ id: saved.length + 1, text: text.trim() }, ...saved]);
    toast.success('Note saved');
  };

  return (
    <Panel id="order-notes" title="Notes">
      <form
        className="order-notes"
        onSubmit={(event) => {
          event.preventDefault();
          save(field.current?.value ?? '');
          event.currentTarget.reset();
        }}
      >
        <label className="field">
          <span className="visually-hidden">Note</span>
          <textarea ref={field} name="note" rows={4} placeholder="Seen by the team only" />
        </label>
        <Button label="Save note" isSmall isSubmit />
        <ul className="order-notes__saved" aria-label="Saved notes">
          {notes.map(({ id, text }) => (
            <li key={id} className="order-notes__note">
              {text}
            </li>
          ))}
        </ul>
      </form>
    </Panel>
  );
}
