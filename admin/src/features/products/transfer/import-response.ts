/** What the import does with a row of the file. */
export type ReportedRow = { line: number; id: string; title: string } & (
  | { action: 'create' }
  | { action: 'change'; changes: CellChange[] }
  | { action: 'refuse'; reasons: string[] }
);

export interface CellChange {
  column: string;
  from: string;
  to: string;
}

/** What an import does, or would do; `rows` lists the first 200 of each kind. */
export interface ImportReport {
  toCreate: number;
  toChange: number;
  unchanged: number;
  refused: number;
  rows: ReportedRow[];
}

/** The last line of the server's response. */
export interface ImportResponse {
  success: boolean;
  message: string;
  data?: ImportReport;
}

/** In bytes while the file is sent, then in rows. */
export interface ImportProgress {
  phase: 'send' | 'check' | 'write';
  done: number;
  total: number;
}
