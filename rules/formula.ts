const GUARD = "'";
/**
 * Where a formula could begin: at the start of a cell, or behind a semicolon or tab, which some spreadsheet programs
 * take for the end of one. Apostrophes that stand there already do not count, so that one more is told from them.
 */
const FORMULA = /^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t])(?=["']*[=+\-@＝＋－＠])/g;
const GUARDED = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t])'(?=["']*[=+\-@＝＋－＠])/g;

/** A cell that no spreadsheet program runs: an apostrophe goes before what could be a formula. */
export function guardFormula(text: string): string {
  return text.replace(FORMULA, GUARD);
}

/** Exactly the text that was guarded; one that was not is as it stands. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED, '');
}
