import { Button } from '../../components/Button.tsx';
import '../../components/form.css';
import type { ReactNode } from 'react';
import { useTypedForm } from '../../components/unsaved.ts';
import '../profile/settings-form.css';
import { headingId } from '../../components/focus.ts';

interface FormProps {
  title: string;
  lead: string;
  action: string;
  isBusy: boolean;
  onSubmit: (entered: FormData, form: HTMLFormElement) => void;
  children: ReactNode;
}

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

/** The heading of a panel of the profile. */
export function PanelHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <header>
      <h2 className="lead-title" id={headingId(title)} tabIndex={-1}>
        {title}
      </h2>
      <p className="settings-form__lead">{lead}</p>
    </header>
  );
}
