import type { ImportReport } from '@mela/rules/import-report.ts';

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
