import './write-controls.css';
import type { ReactNode } from 'react';
import { useMayWrite } from './session-state.ts';

/** Tells read-only users why controls are disabled. */
export function ReadOnlyNote() {
  if (useMayWrite()) return null;
  return (
    <p className="read-only-note">You can view everything, but you do not have permission to make changes.</p>
  );
}

/** Controls that change something, disabled for read-only users or, optionally, for everyone but owners. */
export function WriteControls({ isForOwners, children }: { isForOwners?: boolean; children: ReactNode }) {
  if (useMayWrite(isForOwners)) return children;
  return (
    <fieldset className="write-controls" disabled aria-label="View-only account">
      {children}
    </fieldset>
  );
}
