import './form.css';
import type { ComponentProps, ReactNode } from 'react';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { Fault, FormFaults } from './Fault.tsx';
import { useTypedForm } from './unsaved.ts';
import { type Submission, useSubmit } from './use-submit.ts';

interface Props extends Submission, Pick<ComponentProps<'form'>, 'className' | 'onFocus'> {
  /** The submit button. */
  action: Pick<ComponentProps<typeof Button>, 'label' | 'isSmall' | 'className'>;
  /** Who may submit the form. By default everyone, as for a sign-in. */
  writers?: 'EDITORS' | 'OWNERS';
  /** Whether there is unsaved input outside of named fields. */
  isUnsaved?: () => boolean;
  /** Whether the input is also lost when only the query of the screen's address changes. */
  isOfAddress?: boolean;
  /** Whether another change on this screen is running, so that the form cannot be submitted yet. */
  isBusy?: boolean;
  /** Shown above the fields. */
  head?: ReactNode;
  /** Shown below the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A form of a screen. Its fields are read on submit. Server errors appear beside their fields, the others
 * below all fields. Asks the operator before leaving with unsaved input.
 */
export function Form({ action, writers, isUnsaved, isOfAddress, head, foot, children, ...props }: Props) {
  const { className = 'stack', onFocus, isBusy = false, ...submission } = props;
  const form = useTypedForm(isUnsaved, isOfAddress);
  const { send, error, faults, isSending } = useSubmit(submission);
  const controls = (
    <>
      <FormFaults value={faults}>{children}</FormFaults>
      <Fault text={error} />
      <Button {...action} isSubmit isBusy={isSending || isBusy} />
    </>
  );
  return (
    <form
      {...{ ref: form, className, onFocus, 'aria-busy': isSending }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {head}
      {writers ? <WriteControls isForOwners={writers === 'OWNERS'}>{controls}</WriteControls> : controls}
      {foot}
    </form>
  );
}
