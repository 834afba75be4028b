import * as componentsText from '#messages/components.ts';
import { useMayWrite } from '../session/session-state.ts';

/** Tells editors that only owners can change this. */
export function OwnersNote() {
  const [isOwner, isEditor] = [useMayWrite(true), useMayWrite()];
  return isEditor && !isOwner && <p className="read-only-note">{componentsText.onlyOwnersCanChangeThis}</p>;
}
