/** The readable form of an invoice, credit note or packing slip, from which the PDF, the page and the admin's screen are drawn. */
export interface DocumentSheet {
  title: string;
  number: string;
  facts: { label: string; text: string }[];
  parties: { label: string; lines: string[] }[];
  columns: { title: string; isNumber: boolean /** Of the width, in parts. */; width: number }[];
  rows: string[][];
  taxes: { columns: string[]; rows: string[][] } | null;
  totals: { label: string; amount: string; isTotal: boolean }[];
  /** The total in words; '' for none. */
  words: string;
  notes: string[];
}
