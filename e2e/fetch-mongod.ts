import { findMongod } from '../graphql-server/src/kernel/mongodb/embedded/find-mongod.ts';
import { CACHED_MONGODS } from '../graphql-server/test/mongod.setup.ts';

/** Finds a `mongod`, or downloads it once for all test servers. @returns its path */
export async function fetchMongod(): Promise<string> {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  return (await findMongod({ mongodDir: CACHED_MONGODS, writtenBy: undefined, log })).path;
}
