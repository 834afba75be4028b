import { Link } from 'react-router';
import mark from '../../../design/logo.svg?raw';
import { PATHS } from '../paths.ts';

/** The shop's name, leading to the dashboard. */
export function Logo() {
  return (
    <Link className="logo" to={PATHS.dashboard} aria-label="Mela admin, dashboard">
      <span
        className="logo__mark"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, put in when the admin is built
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className="logo__name">mela</span>
    </Link>
  );
}
