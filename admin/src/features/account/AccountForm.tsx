import { Button } from '../../components/Button.tsx';
import '../../components/form.css';
import type { ReactNode } from 'react';
import { useTypedForm } from '../../components/typed-form.ts';
import { PanelHeading } from './PanelHeading.tsx';

interface FormProps {
  title: string;
  lead: string;
  action: string;
  isBusy: boolean;
  onSubmit: (entered: FormData, form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form of the profile that is sent. */
export function AccountForm({ title, lead, action, isBusy, onSubmit, children }: FormProps) {
  return (
    <form
      ref={useTypedForm()}
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
    >
      <PanelHeading title={title} lead={lead} />
      <div className="settings-form__fields">{children}</div>
      <Button label={action} isSubmit className="settings-form__save" isBusy={isBusy} />
    </form>
  );
}
