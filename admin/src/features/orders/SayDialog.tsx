import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';

interface Props {
  title: string;
  text: string;
  /** What the field asks for, where there is one. */
  field?: string | undefined;
  action: string;
  /** @returns what is wrong, or nothing */
  onSubmit: (said: string | null) => Promise<string | undefined>;
  onClosed: () => void;
}

/** Asks before an order changes, and for a few words that go with it. */
export function SayDialog({ title, text, field, action, onSubmit, onClosed }: Props) {
  return (
    <FormModal
      title={title}
      action={action}
      onSubmit={(entered) => onSubmit(String(entered.get('said') ?? '').trim() || null)}
      onClosed={onClosed}
    >
      <p>{text}</p>
      {field && <InputField label={field} name="said" maxLength={500} autoComplete="off" />}
    </FormModal>
  );
}
