import { setTimeout as sleep } from 'node:timers/promises';
import { findByVariantId } from '@mela/rules/variant-ids.ts';
import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';
import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';
import { Connection } from '../requests/connection.ts';
import { graphqlBytes } from '../requests/request-bytes.ts';

const CONNECTIONS = 16;
const MANY = 50;
const ADJUST = `mutation ($id: ID!, $onHand: Int!) {
  adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }`;

/** Changes that continue until they are stopped. */
export interface StockChanger {
  acknowledged: number;
  refused: number;
  /** The duration of each change in milliseconds. */
  times: number[];
  /** The last acknowledged stock of each variant. */
  now: Map<string, number>;
  stop(): Promise<void>;
  /** @returns the number of variants whose stock in the database differs from the last acknowledged stock */
  findLost(served: ServedCatalogue): Promise<number>;
}

/** Lets variants sell out and come back, with `perSecond` changes. */
export function startChanges(url: string, ids: readonly string[], perSecond: number): StockChanger {
  const changer = { acknowledged: 0, refused: 0, times: [], now: new Map(), findLost } as Omit<
    StockChanger,
    'stop'
  >;
  const started = performance.now();
  let isStopped = false;
  let sent = 0;
  const work = async () => {
    const connection = await Connection.open(Number(new URL(url).port));
    while (!isStopped) {
      const turn = sent++;
      const wait = started + (turn * 1_000) / perSecond - performance.now();
      if (wait > 0) await sleep(wait);
      const id = ids[turn % ids.length] ?? '';
      const onHand = Math.floor(turn / ids.length) % 2 === 0 ? 0 : MANY;
      const began = performance.now();
      const head = await connection.exchange(graphqlBytes(ADJUST, { id, onHand }));
      changer.times.push(performance.now() - began);
      if (!head.startsWith('HTTP/1.1 200')) changer.refused += 1;
      else {
        changer.acknowledged += 1;
        changer.now.set(id, onHand);
      }
    }
    connection.close();
  };
  const working = Promise.all(Array.from({ length: CONNECTIONS }, work));
  return Object.assign(changer, {
    stop: async () => {
      isStopped = true;
      await working;
    },
  });
}

async function findLost(this: StockChanger, served: ServedCatalogue): Promise<number> {
  const client = await connectPatiently(served.databaseUri);
  const { inventory } = collectionsOf(client.db(served.databaseName));
  const levels = await inventory.find({}, { projection: { onHand: 1 } }).toArray();
  await client.close();
  const stored = new Map(levels.map(({ _id, onHand }) => [_id.toHexString(), onHand]));
  return [...this.now].filter(([id, onHand]) => findByVariantId(id, (one) => stored.get(one)) !== onHand)
    .length;
}
