import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FENCE = /^```(?<language>sh|json)\n(?<text>[\s\S]*?)^```$/gm;
/** One word of a shell command. */
const WORD = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g;
/** The notation of the documents for ids that differ in each shop. */
export const ID = /6b0143f(\d)…/g;

export interface DocumentedCall {
  /** The command as written, such as `curl http://localhost:4000/api`. */
  text: string;
  words: string[];
  /** The documented response, or null. */
  answer: string | null;
}

/** All `curl` commands of a document in order, each with the block of JSON that follows it. */
export function callsOf(path: string): DocumentedCall[] {
  const calls: DocumentedCall[] = [];
  for (const { groups } of readFileSync(join(ROOT, path), 'utf8').matchAll(FENCE)) {
    const { language, text = '' } = groups ?? {};
    const last = calls.at(-1);
    if (language === 'json' && last) last.answer = text.trim();
    if (language === 'sh')
      calls.push(
        ...text
          .split(/^(?=curl )/m)
          .filter(isCall)
          .map(callOf),
      );
  }
  return calls;
}

function isCall(command: string): boolean {
  return command.startsWith('curl ');
}

function callOf(command: string): DocumentedCall {
  const words = command.replaceAll(' \\\n', ' ').match(WORD) ?? [];
  return { text: command.trim(), words: words.map(unquote), answer: null };
}

function unquote(word: string): string {
  return word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single = '', double = '') => single + double);
}

/**
 * Turns a documented response into a pattern.
 * @returns the pattern: `…` matches anything, and `6b0143f1…` the id named `id1`
 */
export function patternOf(answer: string): RegExp {
  const known = new Set<string>();
  const escaped = answer.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const pattern = escaped.replaceAll(ID, (_, digit: string) => {
    if (known.has(digit)) return `\\k<id${digit}>`;
    known.add(digit);
    return `(?<id${digit}>[0-9a-f]{24})`;
  });
  return new RegExp(`^${pattern.replaceAll('…', '[^\\n]*?')}$`);
}
