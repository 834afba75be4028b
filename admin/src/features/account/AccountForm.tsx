import '../profile/settings-form.css';
import type { ReactNode } from 'react';
import { Form } from '../../components/Form.tsx';
import type { Submission } from '../../components/use-submit.ts';

interface Props extends Submission {
  /** The heading. Absent in a list, which has its own heading. */
  title?: string;
  lead: string;
  action: string;
  children: ReactNode;
}

export function AccountForm({ title, lead, action, children, ...submission }: Props) {
  return (
    <Form
      {...submission}
      className={`settings-form ${title === undefined ? 'account__form' : ''}`}
      action={{ label: action, className: 'settings-form__save' }}
      head={
        <header>
          {title !== undefined && <h2 className="lead-title">{title}</h2>}
          <p className="settings-form__lead">{lead}</p>
        </header>
      }
    >
      <div className="settings-form__fields">{children}</div>
    </Form>
  );
}
