/** What becomes of a row of the file. */
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

/** What an import does, or would do. Of the rows it lists the first 200 of each kind. */
export interface ImportReport {
  toCreate: number;
  toChange: number;
  unchanged: number;
  refused: number;
  rows: ReportedRow[];
}

/** The last line of the server's answer. */
export interface ImportAnswer {
  success: boolean;
  message: string;
  data?: ImportReport;
}

/** How far an import is: in bytes while it is sent, then in rows. */
export interface ImportProgress {
  phase: 'send' | 'check' | 'write';
  done: number;
  total: number;
}
