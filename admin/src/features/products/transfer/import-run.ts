import type { ImportReport } from '@mela/rules/import-report.ts';
import { loadSignIn } from '../../../session/load-sign-in.ts';

export const IMPORT = '/api/product/import';

const UNAUTHENTICATED = 401;

/** The server's latest import, which another operator may have begun. */
export interface ImportRun {
  id: string;
  name: string;
  progress: ImportProgress | null;
  /** Null while it is running. */
  result: ImportResponse | null;
}

/**
 * Reads the latest import, or cancels the one that is running, which resolves once nothing of it is left. When the session
 * has ended, it asks to sign in, and goes on.
 * @returns null when there is none, or no answer
 */
export async function readRun(method: 'GET' | 'DELETE'): Promise<ImportRun | null> {
  try {
    const response = await fetch(IMPORT, { method });
    const hasEnded = response.status === UNAUTHENTICATED;
    if (hasEnded && (await (await loadSignIn()).askToSignIn())) return await readRun(method);
    const { data } = (await response.json()) as { data?: ImportRun | null };
    return data ?? null;
  } catch {
    return null;
  }
}

/** The last line of the server's response. */
export interface ImportResponse {
  success: boolean;
  /** Of this response: the HTTP status is sent before the outcome is known. */
  status: number;
  message: string;
  data?: ImportReport;
}

/** In bytes while the file is sent, then in rows. */
export interface ImportProgress {
  phase: 'send' | 'check' | 'fetch' | 'write';
  done: number;
  total: number;
}
