import { Link } from 'react-router';
import { PATHS } from '../paths.ts';
import { Wordmark } from './Wordmark.tsx';

/** The shop's name, leading to the dashboard. */
export function Logo() {
  return (
    <Link className="logo" to={PATHS.dashboard} aria-label="Mela admin, dashboard">
      <Wordmark />
    </Link>
  );
}
