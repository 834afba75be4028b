import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** A line of a Dockerfile, continued ones joined, such as RUN and `npm ci`. */
export interface Instruction {
  name: string;
  text: string;
}

/** A stage: what it is made from, its name if it has one, and what follows. */
export interface Stage {
  base: string;
  name: string | null;
  instructions: Instruction[];
}

const FROM = /^(\S+)(?: AS (\S+))?$/i;

/** Reads what our Dockerfile uses of the language. */
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

/** What `COPY . .` takes of a folder: everything that .dockerignore does not name. */
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
