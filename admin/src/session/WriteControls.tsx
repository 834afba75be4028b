import * as sessionText from '#messages/session.ts';
import './write-controls.css';
import type { ReactNode } from 'react';
import * as componentsText from '#messages/components.ts';
import { useMayWrite } from './session-state.ts';

/** Tells read-only users why controls are disabled. */
export function ReadOnlyNote() {
  if (useMayWrite()) return null;
  return <p className="read-only-note">{sessionText.youCanViewEverythingBut}</p>;
}

/** Tells editors that only owners can change this. */
export function OwnersNote() {
  const [isOwner, isEditor] = [useMayWrite(true), useMayWrite()];
  return isEditor && !isOwner && <p className="read-only-note">{componentsText.onlyOwnersCanChangeThis}</p>;
}

/** Controls that change something, disabled for read-only users or, optionally, for everyone but owners. */
export function WriteControls({ isForOwners, children }: { isForOwners?: boolean; children: ReactNode }) {
  if (useMayWrite(isForOwners)) return children;
  return (
    <fieldset className="write-controls" disabled aria-label={sessionText.viewOnlyAccount}>
      {children}
    </fieldset>
  );
}
