import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../schema');

/** The whole contract: one file for each domain, as the resolvers are. */
export const DEFINITIONS = globSync('*.graphql', { cwd: FOLDER })
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');
