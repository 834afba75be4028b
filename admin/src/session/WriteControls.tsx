import './write-controls.css';
import type { ReactNode } from 'react';
import { useMayWrite } from './session-state.ts';

/** Above the screens of those who may only look: why nothing can be pressed. */
export function ReadOnlyNote() {
  if (useMayWrite()) return null;
  return <p className="read-only-note">Your account may look at everything and change nothing.</p>;
}

/** Controls that change something: disabled for those who may only look, or who are no owners. */
export function WriteControls({ isForOwners, children }: { isForOwners?: boolean; children: ReactNode }) {
  if (useMayWrite(isForOwners)) return children;
  return (
    <fieldset className="write-controls" disabled aria-label="Your account may only look">
      {children}
    </fieldset>
  );
}
