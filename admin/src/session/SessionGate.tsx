import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FIRST_OWNER, PATHS } from '../paths.ts';
import { readSession, useSession } from './session-state.ts';

/**
 * Redirects to the login where a sign-in is needed; while there is no account, it says so below the screen.
 */
export function SessionGate() {
  const session = useSession();
  const { pathname, search } = useLocation();

  useEffect(() => void readSession(), []);

  if (!session || session.operator) return null;
  if (!session.isOpen) {
    return <Navigate to={`${PATHS.login}?next=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return (
    <p className="admin__open">
      No account yet: whoever reaches this admin may change the shop.{' '}
      {/* Which screen it is, is chosen when it opens. */}
      <a href={`/admin${PATHS.signup}${FIRST_OWNER}`}>Make the first one</a>
    </p>
  );
}
