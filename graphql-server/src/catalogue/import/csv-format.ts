import { createReadStream } from 'node:fs';
import { UserError } from '../../errors.ts';
import type { CsvEncoding, CsvSeparator } from '../../rules/import-report.ts';

/** How the bytes of a file are read. */
export interface CsvFormat {
  encoding: CsvEncoding;
  separator: CsvSeparator;
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
/** What spreadsheet programs write in Europe and the Americas when they are not asked for UTF-8. */
const WINDOWS_1252 = new TextDecoder('windows-1252');
/** Bytes that stand for nothing in Windows-1252, and the zero that half of UTF-16 is. */
const NOT_WINDOWS_1252 = /[\0\x81\x8d\x8f\x90\x9d]/;
const UNREADABLE = 'This file is neither in UTF-8 nor in Windows-1252: save it as "CSV UTF-8".';
const DAMAGED = 'This file is in UTF-8, but damaged: save it as "CSV UTF-8" again.';

export function separatorByte({ separator }: CsvFormat): number {
  return SEPARATORS[separator].charCodeAt(0);
}

export function decodeCell(bytes: Buffer, { encoding }: CsvFormat): string {
  return encoding === 'UTF-8' ? bytes.toString('utf8') : WINDOWS_1252.decode(bytes);
}

/**
 * Tells the encoding of a file by all of its bytes: most have no mark that says it.
 * @throws UserError when it is neither of the two.
 */
export async function readEncoding(path: string): Promise<CsvEncoding> {
  const utf8 = new TextDecoder();
  let unreadable = 0;
  let wide = 0;
  let isWindows1252 = true;
  for await (const chunk of createReadStream(path)) {
    isWindows1252 &&= !NOT_WINDOWS_1252.test((chunk as Buffer).toString('latin1'));
    const text = utf8.decode(chunk as Buffer, { stream: true });
    unreadable += countOf(text, /\ufffd/g);
    wide += countOf(text, /[^\0-\x7f\ufffd]/gu);
    if (text.includes('\0')) throw new UserError('BAD_USER_INPUT', UNREADABLE);
  }
  unreadable += countOf(utf8.decode(), /\ufffd/g);
  if (unreadable === 0) return 'UTF-8';
  // Letters of Windows-1252 next to each other hardly ever happen to be one of UTF-8.
  if (wide > unreadable) throw new UserError('BAD_USER_INPUT', DAMAGED);
  if (!isWindows1252) throw new UserError('BAD_USER_INPUT', UNREADABLE);
  return 'Windows-1252';
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** What separates the cells of a first line: of the three the one that it has most, outside of quotation marks. */
export function separatorIn(record: Buffer): CsvSeparator {
  const counts = { comma: 0, semicolon: 0, tab: 0 };
  const names = Object.keys(SEPARATORS) as CsvSeparator[];
  const unquoted = record.toString('latin1').replace(/"[^"]*"/g, '');
  for (const name of names) counts[name] = unquoted.split(SEPARATORS[name]).length;
  return names.reduce((most, name) => (counts[name] > counts[most] ? name : most));
}
