import { delimiter, dirname, join } from 'node:path';
import { findMongod } from '../graphql-server/src/mongodb/embedded/find-mongod.ts';

/** Brings MongoDB once for all servers that the tests start, each on a data folder of its own. */
export default async function provideMongod(): Promise<void> {
  const mongod = await findMongod({
    mongodDir: join(import.meta.dirname, '../.data/mongod'),
    writtenBy: undefined,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.env['PATH'] = `${dirname(mongod.path)}${delimiter}${process.env['PATH']}`;
}
