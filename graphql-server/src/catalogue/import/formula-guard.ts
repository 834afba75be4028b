/**
 * What a spreadsheet program takes for the beginning of a formula, also behind apostrophes that stand there already:
 * each of those was one more, so that taking one away gives back exactly what was exported.
 */
const GUARDED = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARD = "'";

/** A cell that no spreadsheet program runs: an apostrophe goes before what could be a formula. */
export function guardFormula(text: string): string {
  return GUARDED.test(text) ? GUARD + text : text;
}

/** The text that was guarded; one that was not is as it stands. */
export function unguardFormula(cell: string): string {
  return cell.startsWith(GUARD) && GUARDED.test(cell) ? cell.slice(GUARD.length) : cell;
}
