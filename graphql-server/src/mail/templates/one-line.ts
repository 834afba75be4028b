/** What ends a line or a header, cannot be seen, or turns around what stands after it. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\s]+/gu;

/** A text on one line, wherever it comes from. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
