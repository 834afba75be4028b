import type { ApolloClient } from '@apollo/client';
import { map, type Observable } from 'rxjs';
import type { CallMessages } from '../../../toast/messages.ts';
import { toastCall } from '../../../toast/toast-call.ts';
import type { ImportAnswer, ImportProgress } from './import-answer.ts';
import { sendFile } from './send-file.ts';

const MESSAGES: CallMessages = {
  loading: 'Importing products...',
  success: 'Products imported successfully',
  failure: 'Failed to import products',
};

/** Imports a file in earnest, announced as every call is. */
export function importFile(
  file: File,
  onProgress: (progress: ImportProgress) => void,
): Observable<ImportAnswer> {
  const call = sendFile(file, false, onProgress);
  return toastCall(
    MESSAGES,
    call.pipe(map((answer) => ({ ...answer, ...(!answer.success && { errors: [answer] }) }))),
  );
}

/** An import may have changed any product: every list is fetched again when it is looked at next, or is now. */
export function refetchLists(client: ApolloClient): void {
  client
    .refetchQueries({ updateCache: (cache) => void cache.evict({ fieldName: 'products' }) })
    // How it ended is said by the toasts and by the list itself.
    .catch(() => undefined);
  client.cache.gc();
}
