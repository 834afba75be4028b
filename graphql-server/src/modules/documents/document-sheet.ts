/** The content of an invoice, credit note or packing slip. The PDF, the page and the admin's screen all render it. */
export interface DocumentSheet {
  title: string;
  number: string;
  facts: { label: string; text: string }[];
  parties: { label: string; lines: string[] }[];
  columns: { title: string; isNumber: boolean /** The column's share of the width. */; width: number }[];
  rows: string[][];
  taxes: { columns: string[]; rows: string[][] } | null;
  totals: { label: string; amount: string; isTotal: boolean }[];
  /** The total in words. '' if it is not shown. */
  words: string;
  notes: string[];
}
