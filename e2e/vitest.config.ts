import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start and kill processes wait longest. Begun last, they would keep one core alone at the end. */
const SLOW_TESTS =
  /test\/(kills|embedded|failover|lifecycle|seed)\/|\/(kills|large-file|webhook|reasons)\.test/;

class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW_TESTS.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isSlow(b) - isSlow(a));
  }
}

/** The unit and integration tests of the workspaces, and those that read the built pages, as projects of one run. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      'admin',
      'graphql-server',
      'graphql-server/vitest.unit.config.ts',
      'site',
      { test: { name: 'pages', include: ['e2e/**/*.test.ts'], isolate: false, testTimeout: 60_000 } },
    ],
  },
});
