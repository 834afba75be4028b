import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from './find-texts.ts';

/** Stilted words in any text, each with a replacement. */
export const EVERYWHERE: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, the person, the caller'],
  [/\bfor good\b/i, 'permanently'],
  [/\b(told|asked) of\b/i, 'notified of, gets, requested from'],
];
/** Stilted words in texts that people read on screens, in errors, logs and commands, each with a replacement. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bmeanwhile\b/i, 'since you opened it, in the meantime'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  ...EVERYWHERE,
  [/\b(somebody|everybody|nobody)\b/i, 'someone, everyone, no one'],
  [/\bany more\b/i, 'no longer'],
  [/\bat the moment\b/i, 'right now'],
  [/\b(is|are) told\b/i, 'the active voice: sends, notifies, requests'],
  [/\b(go|goes) on\b/i, 'continue'],
  [/\bunder way\b/i, 'pending, running'],
  [/\bthere is no such\b/i, 'not found, does not exist'],
  [/\b(is|are) no (email|valid|GST|key|image|picture)\b/i, 'is not a valid …'],
  [/\bcan be had\b|\bto be had\b/i, 'is available'],
  [/\bleft out\b/i, 'omitted, skipped, not imported'],
  [/^say (the|which|what|how|why|that|when|one)\b/i, 'enter, choose'],
  [/\b(is|are|was|were) \w+(ed|en|ent) already\b/i, 'has already been …'],
  [/^empty: |[.:] empty: /i, 'leave empty to …'],
  [/\b(does|did|do) not answer\b/i, 'does not respond'],
  [/\bin per cent\b|\bper cent\b/i, '%'],
  [/\be-mails?\b/i, 'email'],
  [/\btelephones?\b(?!=)/i, 'phone'],
];
/** The user's own texts, and those of the sample shop. */
const SAMPLE =
  /(^|\/)(sample-|content\/sample|seed\/|testing\/)|\.(test|spec)\.|generated|site\/src\/content\/|\/sellers\/|\/profile\//;
/** Words that the specification requires on the sample shop's screens. */
const SPECIFIED = new Set(['Telephone', 'telephone']);
const SOURCES = ['admin/src', 'site/src', 'rules', 'graphql-server/src', 'graphql-server/commands'];

/**
 * Finds stilted words in the texts that people read. Comments, tests and the sample's content are not checked.
 * @param root the folder of the repository
 * @param files paths of source files
 * @returns a sentence for each text
 */
export function findStiltedTexts(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !SAMPLE.test(file))
    .flatMap((file) =>
      textsIn(file, readFileSync(join(root, file), 'utf8')).flatMap(({ line, text }) =>
        stiltedWords(text).map(
          ({ word, instead }) =>
            `${file}:${line} says “${word}” on a screen or in a message. Write: ${instead}.`,
        ),
      ),
    );
}

/** @returns the stilted words of a text with their replacements */
export function stiltedWords(text: string): { word: string; instead: string }[] {
  if (SPECIFIED.has(text)) return [];
  return WORDS.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ word, instead }];
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const listed = execFileSync('git', ['ls-files', ...SOURCES], { cwd: root, encoding: 'utf8' });
  const faults = findStiltedTexts(root, listed.trim().split('\n'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
