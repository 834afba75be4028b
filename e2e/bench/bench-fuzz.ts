import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import {
  csvRequests,
  type FuzzedRequest,
  graphqlRequests,
  multipartRequests,
  restRequests,
} from '../../graphql-server/test/fuzz/inputs.ts';
import { send } from '../../graphql-server/test/fuzz/send.ts';
import { withCatalogue } from './catalogue/with-catalogue.ts';
import { readUsage } from './metered/usage.ts';
import { printTable } from './print-table.ts';

const PRODUCT_COUNT = 100;
const DEFAULT_RUNS = 200_000;
const STEPS = 4;
const SCHEMA = new URL('../../graphql-server/schema.graphql', import.meta.url);

/**
 * Made-up requests of each kind, new ones each time: none may be a fault of the server, and its memory stays flat.
 * `FUZZ_RUNS` makes it shorter. @throws Error with the smallest request that fails, and the seed that makes it again.
 */
export async function benchFuzz(): Promise<void> {
  const runs = Number(process.env['FUZZ_RUNS'] ?? DEFAULT_RUNS);
  const kinds: Record<string, fc.Arbitrary<FuzzedRequest>> = {
    'calls of the facade': restRequests,
    'forms with files': multipartRequests,
    'files to import': csvRequests,
    'GraphQL documents and variables': graphqlRequests(buildSchema(await readFile(SCHEMA, 'utf8'))),
  };
  const numRuns = Math.ceil(runs / STEPS / Object.keys(kinds).length);
  await withCatalogue(PRODUCT_COUNT, async ({ url, child }) => {
    const rows: string[][] = [];
    for (let step = 0; step < STEPS; step += 1) {
      for (const [name, requests] of Object.entries(kinds)) {
        const started = performance.now();
        await fc.assert(
          fc.asyncProperty(requests, (request) => send(url, request)),
          { numRuns },
        );
        const seconds = (performance.now() - started) / 1000;
        const { rssBytes } = await readUsage(child);
        rows.push([name, String(numRuns), seconds.toFixed(0), (rssBytes / 1e6).toFixed(0)]);
      }
    }
    printTable('Made-up requests: no fault of the server', ['', 'requests', 'seconds', 'MB resident'], rows);
  });
}
