import { columnName } from '@mela/rules/import-columns.ts';
import type { DecimalSign, FileReading } from '@mela/rules/import-report.ts';
import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages } from '../messages.ts';
import { type CsvFile, type FileFacts, openCsv } from './csv-file.ts';
import {
  type DetectedEncoding,
  detectEncoding,
  ENCODINGS,
  type EncodingLabel,
  utf8Chunks,
} from './detect-encoding.ts';

/** How the operator chose to read a file. null means that the server detects it. */
export interface SaidOfFile {
  encoding: EncodingLabel | null;
  decimals: DecimalSign | null;
}

/** A file ready to be imported, with how it was read. */
export interface SentFile {
  file: CsvFile;
  reading: FileReading;
}

const WAYS = {
  encoding: 'encoding (such as windows-1252 or windows-1251)',
  decimals: 'decimals (point or comma)',
};

/**
 * Opens a product file in any encoding.
 * @param store writes a stream to another file
 * @throws UserError when it is not a product file, or exceeds a limit
 */
export async function openSentFile(
  path: string,
  store: (chunks: AsyncIterable<Buffer>) => Promise<{ path: string }>,
  said: SaidOfFile,
  facts: FileFacts,
): Promise<SentFile> {
  const detected = await detectEncoding(path).catch((error: unknown) => {
    if (said.encoding === null) throw error;
    return { encoding: said.encoding, isSure: true, choices: [] } satisfies DetectedEncoding;
  });
  const encoding = said.encoding ?? detected.encoding;
  const readable = encoding === 'utf-8' ? { path } : await store(utf8Chunks(path, encoding));
  const file = await openCsv(readable.path, said.decimals, facts);
  const reading: FileReading = {
    encoding: ENCODINGS[encoding],
    separator: file.format.separator,
    decimals: file.decimals.sign,
    questions: [
      ...(said.encoding === null && !detected.isSure ? (['encoding'] as const) : []),
      ...(file.decimals.isSure ? [] : (['decimals'] as const)),
    ],
    encodings: detected.choices,
    decimalChoices: file.decimals.choices,
    columns: file.kind.columns.map(({ header, column }) => ({
      header,
      column: column && columnName(column),
    })),
  };
  return { file, reading };
}

/** @throws UserError that says what to choose if the file is ambiguous */
export function assertNoQuestions({ questions }: FileReading): void {
  if (questions.length === 0) return;
  const ways = questions.map((question) => WAYS[question]).join(' and ');
  throw new UserError('BAD_USER_INPUT', catalogueMessages.severalReadings({ ways }));
}
