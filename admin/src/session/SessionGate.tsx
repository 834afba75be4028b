import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as sessionText from '#messages/session.ts';
import { FIRST_OWNER, PATHS } from '../paths.ts';
import { readSession, useSession } from './session-state.ts';

/** Redirects to the login if a sign-in is needed. Shows a note if the shop has no account yet. */
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
      {sessionText.shopHasNoAccountYetSo}{' '}
      {/* Reloads the admin, which chooses the sample or the real signup only when it starts. */}
      <a href={`/admin${PATHS.signup}${FIRST_OWNER}`}>{sessionText.createFirstAccount}</a>
    </p>
  );
}
