import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { DecideReturnDocument, type ReturnRowFragment } from '../../graphql.generated.ts';

interface Props {
  found: ReturnRowFragment;
  isAccepted: boolean;
  onClosed: (isDone: boolean) => void;
}

const TEXTS = {
  accept: {
    title: returnsText.acceptReturnNumber,
    action: returnsText.accept,
    done: returnsText.returnNumberAccepted,
  },
  close: {
    title: returnsText.closeReturnNumber,
    action: sharedText.close,
    done: returnsText.returnNumberClosed,
  },
  decline: {
    title: returnsText.declineReturnNumber,
    action: returnsText.decline,
    done: returnsText.returnNumberDeclined,
  },
};

/** Accepts or declines a return, or ends an accepted return whose remaining items are no longer expected. */
export function DecideDialog({ found, isAccepted, onClosed }: Props) {
  const { id, number, status } = found;
  const isEnd = !isAccepted && status === 'ACCEPTED';
  const texts = TEXTS[isAccepted ? 'accept' : isEnd ? 'close' : 'decline'];
  const decide = async (entered: FormData) => {
    const note = String(entered.get('note')).trim() || null;
    await runMutation(DecideReturnDocument, { id, accept: isAccepted, note });
  };
  return (
    <FormModal
      title={texts.title(number)}
      action={texts.action}
      closeLabel={sharedText.cancel}
      done={texts.done(number)}
      onSubmit={decide}
      onClosed={onClosed}
    >
      <p className="aside">{consequenceOf(isAccepted, isEnd)}</p>
      <InputField label={returnsText.noteForCustomer} name="note" maxLength={500} autoComplete="off" />
    </FormModal>
  );
}

function consequenceOf(isAccepted: boolean, isEnd: boolean): string {
  if (isAccepted) return returnsText.customerGetsEmailWithYourNote;
  if (isEnd) return returnsText.youNoLongerExpectItems;
  return returnsText.customerGetsEmailWithYourNoteSentence;
}
