import { escapeHtml } from '@mela/rules/text.ts';

/** Escapes text for XML 1.0. Drops characters that the format cannot represent, such as control characters. */
export function escapeXml(text: string): string {
  const valid = text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return escapeHtml(valid);
}
