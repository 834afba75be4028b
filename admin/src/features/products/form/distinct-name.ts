const MAX_LENGTH = 80;
/** What the server would read differently, or print differently in a sentence: its refusals name files. */
const UNPRINTABLE = /[\p{C}\p{Z}]+/gu;
const MISREAD = /["/\\]/g;

/** A file's name as the server will repeat it, and unlike all others: "view.jpg", then "view (2).jpg". */
export function distinctName(name: string, taken: string[]): string {
  const printable = name.replace(UNPRINTABLE, ' ').replace(MISREAD, '_').trim() || 'unnamed';
  const dot = printable.lastIndexOf('.');
  const extension = dot > 0 ? printable.slice(dot).slice(0, MAX_LENGTH / 2) : '';
  const stem = dot > 0 ? printable.slice(0, dot) : printable;
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? extension : ` (${copy})${extension}`;
    const candidate = `${stem.slice(0, MAX_LENGTH - suffix.length)}${suffix}`.toWellFormed();
    if (!taken.includes(candidate)) return candidate;
  }
}
