import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import './order-notes.css';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';

const FIRST_NOTE = { id: 1, text: ordersText.customerAsksForDeliveryAfterSix };

/** Notes on the order, newest first. A blank note is not saved. */
export function OrderNotes() {
  const [notes, setNotes] = useState([FIRST_NOTE]);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = (text: string) => {
    field.current?.focus();
    if (text.trim() === '') return;
    setNotes((saved) => [{ id: saved.length + 1, text: text.trim() }, ...saved]);
    toast.success(sharedText.noteSaved);
  };

  return (
    <Panel id="order-notes" title={sharedText.notes}>
      <form
        className="order-notes"
        onSubmit={(event) => {
          event.preventDefault();
          save(field.current?.value ?? '');
          event.currentTarget.reset();
        }}
      >
        <label className="field">
          <span className="visually-hidden">{sharedText.note}</span>
          <textarea ref={field} name="note" rows={4} placeholder={ordersText.seenByTeamOnly} />
        </label>
        <Button label={sharedText.saveNote} isSmall isSubmit />
        <ul className="order-notes__saved" aria-label={ordersText.savedNotes}>
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
