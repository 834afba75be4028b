import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { chooseAddress } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { connectPatiently } from '../patient-client.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import type { ServerProcess } from '../server-process.ts';
import { createDataDir } from './data-dir.ts';
import { type KillPointsReport, killTarget } from './kill-points.ts';
import { OrderLedger, type SentOrder } from './order-ledger.ts';

const SHOPPERS = 8;
const MAX_ANSWERS = 40;
const MAX_FURTHER_MS = 30;
const DATABASE = 'storefront';
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { token number }
}`;
const FIND = 'query ($number: String) { orders(filter: { search: $number }) { nodes { id number } } }';
const PAY = 'mutation ($id: ID!) { markOrderPaid(id: $id) { status } }';
const CANCEL = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';

interface Options {
  points: number;
  seed: number;
  start: (dataDir: string) => ServerProcess;
  /** Opens the shop. @returns inputs for orders with unlimited stock */
  prepare: (url: string) => Promise<{ total: number }[]>;
  onPoint?: (point: number, report: KillPointsReport) => void;
}

/**
 * Kills a server with SIGKILL at random moments while orders are placed, paid and canceled, and restarts it on the same files. No
 * acknowledged order may be lost or duplicated, and stock, numbers, payments and emails must match.
 */
export async function runOrderKillPoints(options: Options): Promise<KillPointsReport> {
  const dataDir = await createDataDir();
  const run = new OrderKillPoints(dataDir, options);
  try {
    await run.begin();
    for (let point = 1; point <= options.points; point += 1) {
      await run.killOnce(point);
      options.onPoint?.(point, run.report);
    }
    return run.report;
  } finally {
    await run.dispose();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

class OrderKillPoints {
  readonly #dataDir: string;
  readonly #options: Options;
  readonly #random: Random;
  readonly #ledger = new OrderLedger();
  readonly #report: Pick<KillPointsReport, 'faults' | 'startMs' | 'checkMs'> = {
    faults: [],
    startMs: [],
    checkMs: [],
  };
  #inputs: { total: number }[] = [];
  #server: ServerProcess;
  #url = '';

  constructor(dataDir: string, options: Options) {
    this.#dataDir = dataDir;
    this.#options = options;
    this.#random = seededRandom(options.seed);
    this.#server = options.start(dataDir);
  }

  get report(): KillPointsReport {
    const { acknowledgedCount: acknowledged, cutOffCount: cutOff } = this.#ledger;
    return { ...this.#report, acknowledged, cutOff };
  }

  async begin(): Promise<void> {
    this.#url = await this.#server.url;
    this.#inputs = await this.#options.prepare(this.#url);
  }

  async dispose(): Promise<void> {
    await this.#server.kill('everything');
  }

  async killOnce(point: number): Promise<void> {
    const answers = this.#ledger.acknowledgedCount + this.#random.integer(0, MAX_ANSWERS);
    let isOver = false;
    const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) =>
      this.#shop(seededRandom(this.#options.seed, point, shopper), () => isOver),
    );
    const shopping = Promise.all(shoppers);
    await Promise.race([shopping, this.#ledger.reaches(answers)]);
    await Promise.race([shopping, sleep(this.#random.fraction() * MAX_FURTHER_MS)]);
    isOver = true;
    await this.#server.kill(killTarget(point));
    await shopping;
    const started = performance.now();
    this.#server = this.#options.start(this.#dataDir);
    this.#url = await this.#server.url;
    const ready = performance.now();
    this.#report.faults.push(...(await this.#check()).map((fault) => `after point ${point}: ${fault}`));
    this.#report.startMs.push(ready - started);
    this.#report.checkMs.push(performance.now() - ready);
  }

  /**
   * Places orders, cancels some, and records payments until the kill.
   * @throws Error if a request fails before that
   */
  async #shop(random: Random, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#step(random);
        this.#ledger.acknowledge();
      } catch (error) {
        if (!isOver()) throw error;
      }
    }
  }

  async #step(random: Random): Promise<void> {
    const { placed } = this.#ledger;
    if (placed.length > 0 && random.fraction() < 0.4) {
      const chosen = random.pick(placed);
      chosen.isChosen = true;
      if (random.fraction() < 0.5) {
        await this.#ask(CANCEL, { token: chosen.answer?.token });
        chosen.isCanceled = true;
      } else {
        await this.#pay(chosen.answer?.number);
        chosen.isPaid = true;
      }
      return;
    }
    const sent = this.#ledger.begin(random.pick(this.#inputs));
    sent.answer = await this.#place(sent);
  }

  async #pay(number?: string): Promise<void> {
    const { orders } = await this.#ask<{ orders: { nodes: { id: string; number: string }[] } }>(FIND, {
      number,
    });
    await this.#ask(PAY, { id: orders.nodes.find((order) => order.number === number)?.id });
  }

  async #place({ input, key }: SentOrder): Promise<NonNullable<SentOrder['answer']>> {
    const answer = await this.#ask<{ placeOrder: { token: string; number: string } }>(PLACE, { input, key });
    return answer.placeOrder;
  }

  async #check(): Promise<string[]> {
    const { uri } = await chooseAddress(join(this.#dataDir, 'mongodb'));
    const client = await connectPatiently(uri);
    try {
      return await this.#ledger.settle(collectionsOf(client.db(DATABASE)), (sent) => this.#place(sent));
    } finally {
      await client.close();
    }
  }

  async #ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
    return data;
  }
}
