import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** An instruction of a Dockerfile with its arguments, with continued lines joined, such as RUN and `npm ci`. */
export interface Instruction {
  name: string;
  text: string;
}

/** A stage: its base, its name if it has one, and its instructions. */
export interface Stage {
  base: string;
  name: string | null;
  instructions: Instruction[];
}

const FROM = /^(\S+)(?: AS (\S+))?$/i;

/** Parses the subset of the Dockerfile language that ours uses. */
export function readStages(path: string): Stage[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, base = '', stage = null] = (name === 'FROM' && FROM.exec(text)) || [];
    if (name === 'FROM') stages.push({ base, name: stage, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The files that `COPY . .` copies from a folder: everything that .dockerignore does not exclude. */
export function contextOf(root: string): string[] {
  const ignored = readFileSync(`${root}/.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));
  return globSync('**', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => isIgnored(`${entry.parentPath}/${entry.name}`.slice(root.length + 1)),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1));
}
