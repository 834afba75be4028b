import type { ReactNode } from 'react';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { TextField } from './Field.tsx';
import { Form } from './Form.tsx';
import type { Submission } from './use-submit.ts';

interface Props extends Pick<Submission, 'onUnknown'> {
  className: string;
  isOfAddress?: boolean;
  isBusy?: boolean;
  /** Shown below the form. */
  foot?: ReactNode;
  /** @returns why the note was not saved, or nothing */
  onSave: (text: string) => Promise<string | undefined>;
}

/** A form for a note that only the team sees. Does nothing if the note is blank. */
export function NoteForm({ onSave, ...props }: Props) {
  const save = async (entered: FormData, form: HTMLFormElement) => {
    const text = String(entered.get('note')).trim();
    if (text === '') return '';
    const failure = await onSave(text);
    if (failure === undefined) form.reset();
    return failure;
  };
  return (
    <Form {...props} action={{ label: sharedText.saveNote, isSmall: true }} writers="EDITORS" onSubmit={save}>
      <TextField
        label={<span className="visually-hidden">{sharedText.note}</span>}
        name="note"
        rows={3}
        maxLength={2000}
        placeholder={componentsText.seenByTeamOnly}
      />
    </Form>
  );
}
