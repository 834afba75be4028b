import { StartupError } from '../../errors.ts';
import { lastComplaint, logPath } from './mongod-log.ts';
import type { Mongod } from './mongod-version.ts';

/** `mongod` cannot read the files: they are of a series too new or too old for it. It has not changed them. */
const FILES_DO_NOT_FIT = 62;

/** Turns the exit of a `mongod` that was just started into a sentence for the person who started it. */
export async function explainExit(
  code: number | null,
  mongod: Mongod,
  dbPath: string,
  runStart: number,
): Promise<StartupError> {
  const reason = await lastComplaint(dbPath, runStart);
  if (code === FILES_DO_NOT_FIT) {
    return new StartupError(
      `The database's files in ${dbPath} were made by another series of MongoDB than ${mongod.version}, which refuses them. ` +
        `They are untouched. Install the MongoDB that made them, or set DATA_DIR to another folder. (${reason})`,
    );
  }
  const ending = code === null ? 'was killed' : `ended with code ${code}`;
  return new StartupError(
    `MongoDB ${mongod.version} (${mongod.path}) ${ending} while it was starting: ${reason ?? 'it gave no reason'}. More is in ${logPath(dbPath)}.`,
  );
}
