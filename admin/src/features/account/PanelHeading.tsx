import '../profile/settings-form.css';
import { headingId } from '../../components/row-focus.ts';

/** What a part of the profile is about. */
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
