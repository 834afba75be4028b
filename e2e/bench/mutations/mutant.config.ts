import { defineConfig, mergeConfig } from 'vitest/config';
import server from '../../../graphql-server/vitest.unit.config.ts';
import site from '../../../site/vitest.config.ts';

/** The unit tests of one part, with one fault in one of its sources: `MUTANT` says which. */
const { part, file, start, end, text } = JSON.parse(process.env['MUTANT'] ?? '{}');

export default mergeConfig(
  part === 'site' ? site : server,
  defineConfig({
    // Kept by its path, a source with another fault would be the one before.
    test: { fsModuleCache: false },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code, id) => (id === file ? code.slice(0, start) + text + code.slice(end) : undefined),
      },
    ],
  }),
);
