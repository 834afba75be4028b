import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormModal } from '../../components/FormModal.tsx';

interface Props {
  title: string;
  text: string;
  /** What the field asks for, where there is one. */
  field?: string;
  action: string;
  isBusy: boolean;
  /** @returns what is wrong, or nothing */
  onSubmit: (said: string | null) => Promise<string | undefined>;
  onClosed: () => void;
}

/** Asks before an order changes, and for a few words that go with it. */
export function SayDialog({ title, text, field, action, isBusy, onSubmit, onClosed }: Props) {
  const [fault, setFault] = useState<string>();
  return (
    <FormModal
      title={title}
      isSending={isBusy}
      error={fault}
      closeLabel="Close"
      submit={<Button label={action} isSubmit isBusy={isBusy} />}
      onSubmit={async (entered, close) => {
        const failed = await onSubmit(String(entered.get('said') ?? '').trim() || null);
        setFault(failed);
        if (failed === undefined) close();
      }}
      onClosed={onClosed}
    >
      <p>{text}</p>
      {field && (
        <label className="field">
          {field}
          <input name="said" maxLength={500} autoComplete="off" />
        </label>
      )}
    </FormModal>
  );
}
