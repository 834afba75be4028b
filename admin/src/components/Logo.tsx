import { Link } from 'react-router';
import * as componentsText from '#messages/components.ts';
import mark from '../../../design/logo.svg?raw';
import { PATHS } from '../paths.ts';

/** The shop's logo, a link to the dashboard. */
export function Logo() {
  return (
    <Link className="logo" to={PATHS.dashboard} aria-label={componentsText.melaAdminDashboard}>
      <Wordmark />
    </Link>
  );
}

/** The shop's logo without a link, inside an element of class `logo`. */
export function Wordmark() {
  return (
    <>
      <span
        className="logo__mark"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, inlined at build time
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span className="logo__name">{componentsText.mela}</span>
    </>
  );
}
