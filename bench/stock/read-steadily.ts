import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { Connection } from '../requests/connection.ts';
import { graphqlBytes, requestBytes } from '../requests/request-bytes.ts';

const EVERY_MS = 20;
const IDS = 20;
const PRODUCTS = `query ($ids: [ID!]!) { products(ids: $ids, first: 20) {
  nodes { id title variants { id availability price { amount currency } } } } }`;

/** Repeatedly requests products and their availability. @returns the durations in milliseconds */
export async function readSteadily(
  url: string,
  ids: readonly string[],
  milliseconds: number,
): Promise<number[]> {
  const connection = await Connection.open(Number(new URL(url).port));
  const random = seededRandom(7);
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  while (performance.now() < end) {
    const some = Array.from({ length: IDS }, () => random.pick([...ids]));
    const requests = [
      graphqlBytes(PRODUCTS, { ids: some }),
      requestBytes('GET', `/index/availability?ids=${some.join()}`),
    ];
    for (const request of requests) {
      const started = performance.now();
      await connection.ask(request);
      times.push(performance.now() - started);
    }
    await sleep(EVERY_MS);
  }
  connection.close();
  return times;
}
