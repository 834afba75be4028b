import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { DecideReturnDocument, type ReturnRowFragment } from '../../graphql.generated.ts';

interface Props {
  found: ReturnRowFragment;
  isAccepted: boolean;
  onClosed: (isDone: boolean) => void;
}

/** Accepts or declines a return, or ends one that arrived incomplete. */
export function DecideDialog({ found, isAccepted, onClosed }: Props) {
  const { id, number, status } = found;
  const isEnd = !isAccepted && status === 'ACCEPTED';
  const verb = isAccepted ? 'Accept' : isEnd ? 'Close' : 'Decline';
  const decide = async (entered: FormData) => {
    const note = String(entered.get('note')).trim() || null;
    await runMutation(DecideReturnDocument, { id, accept: isAccepted, note });
  };
  return (
    <FormModal
      title={`${verb} return ${number}`}
      action={verb}
      closeLabel="Cancel"
      done={`Return ${number}: ${isAccepted ? 'accepted' : isEnd ? 'closed' : 'declined'}`}
      onSubmit={decide}
      onClosed={onClosed}
    >
      <p className="aside">{consequenceOf(isAccepted, isEnd)}</p>
      <InputField label="Note for the customer" name="note" maxLength={500} autoComplete="off" />
    </FormModal>
  );
}

function consequenceOf(isAccepted: boolean, isEnd: boolean): string {
  if (isAccepted)
    return 'The customer gets an email with your note and the return instructions from your selling settings.';
  if (isEnd)
    return 'You no longer expect the items that have not arrived. The customer gets an email with your note.';
  return 'The customer gets an email with your note.';
}
