import { toUnavailable } from '../../../kernel/mongodb/failures.ts';
import { StorageError } from '../../../kernel/storage/s3-storage.ts';
import { UnfitRelease } from '../pages/faults.ts';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const DISK_FULL = 'The disk is full: make room, and it goes on by itself.';

/** A sentence for the operator. */
export function whyItFailed(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UnfitRelease) return message;
  if (error instanceof StorageError) return error.details;
  if (code === 'ENOSPC' || code === 'EDQUOT') return DISK_FULL;
  if (NOT_WRITABLE.has(code ?? ''))
    return `The folder of the releases cannot be used (${code}): see to its rights, and it goes on by itself.`;
  return toUnavailable(error)?.message ?? message;
}
