import type { Say } from '../../../kernel/log.ts';
import { toUnavailable } from '../../../kernel/mongodb/failures.ts';
import { StorageError } from '../../../kernel/storage/s3-storage.ts';
import { publishingTexts } from '../messages.ts';
import { UnfitRelease } from '../pages/faults.ts';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** A sentence for operators. */
export function whyItFailed(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UnfitRelease) return message;
  if (error instanceof StorageError) return error.details;
  if (code === 'ENOSPC' || code === 'EDQUOT') return publishingTexts.diskFull;
  if (NOT_WRITABLE.has(code ?? '')) return publishingTexts.releaseFolderUnusable({ code });
  return toUnavailable(error)?.message ?? message;
}

/** The random part of a temporary file's name, which differs in repeated failures. */
const RANDOM_NAME = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Logs each failure once, until the next success. */
export class RepeatedFailures {
  readonly #say: Say;
  readonly #known = new Set<string>();

  constructor(say: Say) {
    this.#say = say;
  }

  log(line: string): void {
    const name = line.replace(RANDOM_NAME, '');
    if (!this.#known.has(name)) this.#say(line, 'error');
    this.#known.add(name);
  }

  /** Called after a success. */
  forget(): void {
    this.#known.clear();
  }
}
