import { map, type Observable } from 'rxjs';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import type { CallMessages } from '../../../toast/messages.ts';
import { toastCall } from '../../../toast/toast-call.ts';
import type { ImportProgress, ImportResponse } from './import-run.ts';
import { type SendOptions, sendFile } from './send-file.ts';

const CSV_NAME = /\.(csv|tsv|txt)$/i;
const BYTES_PER_MB = 1024 * 1024;
/** The same limit as the server's. */
const MAX_FILE_BYTES = 256 * BYTES_PER_MB;

const MESSAGES: CallMessages = {
  loading: productTransferText.importingProductsSentence,
  success: productTransferText.productsImportedSuccessfully,
  failure: productTransferText.failedToImportProducts,
};

/** Imports a file and shows its progress and result as toasts. */
export function importFile(
  file: File,
  onProgress: (progress: ImportProgress) => void,
  options: SendOptions,
): Observable<ImportResponse> {
  const call = sendFile(file, false, onProgress, options);
  return toastCall(
    MESSAGES,
    call.pipe(map((response) => ({ ...response, ...(!response.success && { errors: [response] }) }))),
  );
}

/**
 * Copies the file, so that the imported content is the checked content even if the file changes.
 * @throws Error with a message for the operator
 */
export async function readFile(file: File): Promise<File> {
  if (!CSV_NAME.test(file.name) && !file.type.startsWith('text/')) {
    throw new Error(productTransferText.notCsv(file.name));
  }
  if (file.size > MAX_FILE_BYTES) {
    throw new Error(sharedText.fileTooLarge(file.name, MAX_FILE_BYTES / BYTES_PER_MB));
  }
  const content = await file.arrayBuffer().catch(() => {
    throw new Error(sharedText.fileUnreadable(file.name));
  });
  return new File([content], file.name);
}
