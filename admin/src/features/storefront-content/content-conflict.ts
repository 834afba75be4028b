import { isSame } from './content-draft.ts';
import type { ContentConflict } from './use-content-form.ts';

/** The name of the only part, if a section is a list. */
export const WHOLE = '';

interface ConflictingPart {
  name: string;
  mine: unknown;
  theirs: unknown;
  isChangedLocally: boolean;
}

/** Parts that someone else changed to a value different from the form's. */
export function conflictingParts({ base, localVersion, serverVersion }: ContentConflict): ConflictingPart[] {
  const names = Array.isArray(serverVersion) ? [WHOLE] : Object.keys(serverVersion as object);
  return names
    .map((name) => ({
      name,
      before: partOf(base, name),
      mine: partOf(localVersion, name),
      theirs: partOf(serverVersion, name),
    }))
    .filter(({ before, mine, theirs }) => !isSame(theirs, before) && !isSame(mine, theirs))
    .map(({ name, before, mine, theirs }) => ({
      name,
      mine,
      theirs,
      isChangedLocally: !isSame(mine, before),
    }));
}

/** The local version, with the server's values in all conflicting parts except `keptLocal`. */
export function mergeParts(conflict: ContentConflict, keptLocal: ReadonlySet<string>): unknown {
  const taken = conflictingParts(conflict).filter(({ name }) => !keptLocal.has(name));
  if (Array.isArray(conflict.serverVersion)) return taken[0]?.theirs ?? conflict.localVersion;
  return {
    ...(conflict.localVersion as object),
    ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])),
  };
}

function partOf(section: unknown, name: string): unknown {
  return name === WHOLE ? section : (section as Record<string, unknown>)[name];
}
