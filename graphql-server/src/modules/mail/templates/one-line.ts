/** What ends a line or a header, cannot be seen, or turns around what stands after it. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\s]+/gu;

/** A text on one line, wherever it comes from. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
