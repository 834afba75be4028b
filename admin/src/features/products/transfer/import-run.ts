import type { ImportReport } from '@mela/rules/import-report.ts';
import { askToSignIn } from '../../../session/sign-in-request.tsx';

export const IMPORT = '/api/product/import';

const UNAUTHENTICATED = 401;

/** The server's latest import, which another operator may have started. */
export interface ImportRun {
  id: string;
  name: string;
  progress: ImportProgress | null;
  /** The result of the import. null while it is running. */
  result: ImportResponse | null;
}

/**
 * Reads the latest import, or cancels the running one and resolves when its changes are undone. When the
 * session has ended, asks the operator to sign in and continues.
 * @returns null if there is none, or no response
 */
export async function readRun(method: 'GET' | 'DELETE'): Promise<ImportRun | null> {
  try {
    const response = await fetch(IMPORT, { method });
    const hasEnded = response.status === UNAUTHENTICATED;
    if (hasEnded && (await askToSignIn())) return await readRun(method);
    const { data } = (await response.json()) as { data?: ImportRun | null };
    return data ?? null;
  } catch {
    return null;
  }
}

/** The last line of the server's response. */
export interface ImportResponse {
  success: boolean;
  /**
   * The final status code. It is in the body, because the HTTP status is sent before the outcome is known.
   */
  status: number;
  message: string;
  data?: ImportReport;
}

/** How far the import is, in bytes during the upload, then in rows. */
export interface ImportProgress {
  phase: 'send' | 'check' | 'fetch' | 'write';
  done: number;
  total: number;
}
