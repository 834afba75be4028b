import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import './settings-form.css';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SampleMark } from '../../components/SampleNote.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The form of a tab. It sends nothing, because the specification has no call for it. */
export function SettingsForm({ title, lead, children }: Props) {
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        toast.success(profileText.savedOnThisScreenOnly);
      }}
    >
      <header>
        <div className="sample-heading">
          <h2 className="lead-title">{title}</h2>
          <SampleMark />
        </div>
        <p className="settings-form__lead">{lead}</p>
      </header>
      <div className="settings-form__fields">{children}</div>
      <Button label={sharedText.saveChanges} isSubmit className="settings-form__save" />
    </form>
  );
}

interface BoxProps {
  title: string;
  text: string;
  action: string;
  onPress: () => void;
}

/** An action beside the form. */
export function SettingsBox({ title, text, action, onPress }: BoxProps) {
  return (
    <article className="settings-box">
      <h3>{title}</h3>
      <p className="aside">{text}</p>
      <Button label={action} isQuiet isSmall onClick={onPress} />
    </article>
  );
}
