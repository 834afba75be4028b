const GUARD = "'";
const NUMBER = /^-?\d[\d.,]*$/;
/**
 * Where a formula could begin: at the start of a cell, or after a semicolon or tab, which some spreadsheet
 * programs treat as the end of a cell. Cells that already begin with apostrophes get another one too, so that
 * it can be removed again.
 */
const FORMULA = /^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t])(?=["']*[=+\-@＝＋－＠])/g;
const GUARDED = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t])'(?=["']*[=+\-@＝＋－＠])/g;

/** Makes a cell safe for spreadsheet programs: an apostrophe precedes anything that could be a formula. */
export function guardFormula(text: string): string {
  return text.replace(FORMULA, GUARD);
}

/** Like `guardFormula`, but negative numbers stay numbers. */
export function guardCell(text: string): string {
  return NUMBER.test(text) ? text : guardFormula(text);
}

/** Restores the original text of a guarded cell; others are unchanged. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED, '');
}
