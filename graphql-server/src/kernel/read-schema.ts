import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns what all `*.graphql` files of a folder say together */
export function readSchema(folder: string): string {
  return globSync('*.graphql', { cwd: folder })
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
