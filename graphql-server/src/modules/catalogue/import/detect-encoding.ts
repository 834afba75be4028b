import { createReadStream } from 'node:fs';
import type { EncodingChoice } from '@mela/rules/import-report.ts';
import { analyse } from 'chardet';
import { UserError } from '../../../kernel/errors.ts';
import { catalogueMessages } from '../messages.ts';
import { hasKana, plausibility } from './plausible-text.ts';

const CHUNK_BYTES = 16 * 1024;

/**
 * The labels of TextDecoder, with the usual names. It omits UTF-8 and UTF-16, which the operator never needs
 * to choose.
 */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  shift_jis: 'Shift-JIS',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'koi8-r': 'KOI8-R',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  gb18030: 'GB18030',
  big5: 'Big5',
} as const;
export type EncodingLabel = keyof typeof ENCODINGS;

/** Single-byte encodings, most frequent first. */
const SINGLE_BYTE: readonly EncodingLabel[] = [
  ...(['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254', 'windows-1253'] as const),
  ...(['windows-1257', 'windows-1255', 'windows-1256', 'koi8-r'] as const),
];
const MULTI_BYTE: readonly EncodingLabel[] = ['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5'];
/** chardet's names for encodings, where they differ. */
const SAME: Readonly<Record<string, EncodingLabel>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-9': 'windows-1254',
};
/** Bytes without a meaning in Windows-1252. */
const NOT_WINDOWS_1252 = /[\x81\x8d\x8f\x90\x9d]/;
const SAMPLE_BYTES = 32 * 1024;
const MAX_CHOICES = 6;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;
const PLAUSIBLE = 0.6;
/** If chardet reports another Asian encoding with at least this confidence, it becomes a choice. */
const LIKELY = 40;

/** How to decode a file. */
export interface DetectedEncoding {
  encoding: EncodingLabel;
  /** Whether no other encoding is likely. */
  isSure: boolean;
  /** Alternatives, most likely first. Empty if there are none. */
  choices: EncodingChoice[];
}

/**
 * Detects the encoding of a file from all its bytes. A byte order mark and valid UTF-8 are certain. Otherwise it decodes the file
 * in each encoding and rates how plausible the words look.
 * @throws UserError for a file that is damaged or not text
 */
export async function detectEncoding(path: string): Promise<DetectedEncoding> {
  const utf8 = new TextDecoder();
  let [unreadable, wide, zeros, size] = [0, 0, 0, 0];
  let first: Buffer | null = null;
  const lines = new WideLines();
  for await (const chunk of createReadStream(path)) {
    first ??= chunk as Buffer;
    const mark = size === 0 ? markOf(first) : null;
    if (mark) return { encoding: mark, isSure: true, choices: [] };
    size += (chunk as Buffer).length;
    const text = utf8.decode(chunk as Buffer, { stream: true });
    unreadable += countOf(text, /\ufffd/g);
    wide += countOf(text, /[^\0-\x7f\ufffd]/gu);
    zeros += countOf(text, /\0/g);
    lines.add(chunk as Buffer);
  }
  unreadable += countOf(utf8.decode(), /\ufffd/g);
  if (zeros > 0) throw new UserError('BAD_USER_INPUT', catalogueMessages.unknownEncoding);
  if (unreadable === 0) return { encoding: 'utf-8', isSure: true, choices: [] };
  // In other encodings, adjacent letters hardly ever form valid UTF-8, so this file is damaged UTF-8.
  if (wide > unreadable) throw new UserError('BAD_USER_INPUT', catalogueMessages.damagedUtf8);
  return guess(lines.sample());
}

/** Decodes a sample of the file in an encoding. */
function choiceFor(encoding: EncodingLabel, text: string): EncodingChoice {
  const samples = text
    .split(/[\r\n]+/)
    .flatMap((line) => line.split(/[,;\t]/))
    .map((cell) => cell.replace(/^"|"$/g, '').trim().slice(0, MAX_SAMPLE_LENGTH))
    .filter((cell) => /[^\0-\x7f]/.test(cell));
  return { encoding, name: ENCODINGS[encoding], samples: [...new Set(samples)].slice(0, MAX_SAMPLES) };
}

interface Candidate {
  encoding: EncodingLabel;
  text: string;
  plausible: number;
  score: number;
}

function guess(sample: Buffer): DetectedEncoding {
  const opinions = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const label =
      SAME[name.toLowerCase()] ?? name.toLowerCase().replace('-', name === 'Shift_JIS' ? '_' : '-');
    opinions.set(label, Math.max(confidence, opinions.get(label) ?? 0));
  }
  const candidates = [...SINGLE_BYTE, ...MULTI_BYTE].flatMap((encoding) =>
    candidateOf(encoding, sample, opinions.get(encoding) ?? 0),
  );
  // If several encodings give the same result, keep only the most common one.
  const distinct = [...Map.groupBy(candidates, ({ text }) => text).values()].flatMap(([usual, ...same]) =>
    usual ? { ...usual, score: Math.max(usual.score, ...same.map(({ score }) => score)) } : [],
  );
  const [best, ...others] = distinct.toSorted((one, other) => other.score - one.score);
  if (!best) throw new UserError('BAD_USER_INPUT', catalogueMessages.unknownEncoding);
  const likely = others.filter(({ plausible }) => plausible >= PLAUSIBLE);
  const isWestern = best.encoding === 'windows-1252' && best.plausible >= PLAUSIBLE;
  // Always offer these as choices, because operators may look for them.
  const named = others.filter(({ encoding }) => encoding === 'windows-1252' || encoding === 'windows-1251');
  const shown = [...new Set([best, ...likely, ...named])].slice(0, MAX_CHOICES);
  return {
    encoding: best.encoding,
    isSure: isWestern && likely.length === 0,
    choices: shown.map(({ encoding, text }) => choiceFor(encoding, text)),
  };
}

function candidateOf(encoding: EncodingLabel, sample: Buffer, confidence: number): Candidate[] {
  if (encoding === 'windows-1252' && NOT_WINDOWS_1252.test(sample.toString('latin1'))) return [];
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(sample);
  } catch {
    return [];
  }
  const isJapanese = encoding === 'shift_jis' || encoding === 'euc-jp';
  if (MULTI_BYTE.includes(encoding) && !(isJapanese && hasKana(text)) && confidence < LIKELY) return [];
  const plausible = plausibility(text);
  // Equally plausible encodings are ranked by how common they are and by chardet's language statistics.
  const rank = SINGLE_BYTE.includes(encoding) ? SINGLE_BYTE.indexOf(encoding) : isJapanese ? 1 : 4;
  return [{ encoding, text, plausible, score: plausible * 100 + confidence / 2 - rank }];
}

function markOf(bytes: Buffer): EncodingLabel | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Collects the lines that contain non-ASCII bytes. */
class WideLines {
  readonly #lines: Buffer[] = [];
  #bytes = 0;
  #rest = Buffer.alloc(0);

  add(chunk: Buffer): void {
    if (this.#bytes >= SAMPLE_BYTES) return;
    const bytes = Buffer.concat([this.#rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
      this.#take(bytes.subarray(start, end + 1));
      start = end + 1;
    }
    this.#rest = Buffer.from(bytes.subarray(Math.max(start, bytes.length - SAMPLE_BYTES)));
  }

  sample(): Buffer {
    this.#take(this.#rest);
    this.#rest = Buffer.alloc(0);
    return Buffer.concat(this.#lines);
  }

  #take(line: Buffer): void {
    if (this.#bytes >= SAMPLE_BYTES || !line.some((byte) => byte > 0x7f)) return;
    const kept = line.subarray(0, SAMPLE_BYTES);
    this.#lines.push(Buffer.from(kept));
    this.#bytes += kept.length;
  }
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Converts a file to UTF-8. Invalid bytes become U+FFFD. */
export async function* utf8Chunks(path: string, encoding: EncodingLabel): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== '') yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
}
