import { toUnavailable } from '../../mongodb/failures.ts';
import { UnfitRelease } from '../release/check-release.ts';

const DISK_FULL = 'The disk is full: make room, and it goes on by itself.';

/** A sentence for the operator. */
export function whyItFailed(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UnfitRelease) return message;
  if (code === 'ENOSPC' || code === 'EDQUOT') return DISK_FULL;
  return toUnavailable(error)?.message ?? message;
}
