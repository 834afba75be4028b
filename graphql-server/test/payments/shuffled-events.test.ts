import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, orderOf, place, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventually, type ServedApp, serveApp, spawnServer } from '../serve.ts';
import { type ServerProcess, WITH_PATIENT_TIMEOUTS } from '../server-process.ts';
import { paymentsOf } from './payment-shop.ts';
import type { Fault } from './stand-in-server.ts';
import { StripeStandIn } from './stripe-stand-in.ts';

/** `PAYMENT_EVENTS=1000 PAYMENT_KILLS=10` runs it in full, in some minutes. */
const EVENTS = Number(process.env['PAYMENT_EVENTS'] ?? 60);
const KILLS = Number(process.env['PAYMENT_KILLS'] ?? 1);
const TIMES = 3;
const AT_ONCE = 20;
const PLACED_AT_ONCE = 50;
const FAULTS: readonly (Fault | null)[] = ['BREAK', 'LOSE', ...Array<null>(10).fill(null)];
const SERVER = join(import.meta.dirname, '../publishing/server.fixture.ts');
/** Servers of one database share the key to its secrets. */
const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

const choices = seededRandom(36);
const random = () => choices.fraction();
const stripe = new StripeStandIn();
const environment: Record<string, string> = { SECRETS_KEY };
beforeAll(async () => {
  await stripe.server.start();
  Object.assign(environment, stripe.environment);
});
afterAll(() => stripe.server.close());
const site = makeSmallSite();
const app: ServedApp = serveApp(environment, site);
beforeAll(() => openShop(app, { onlineMethods: ['stripe'], shippingPercent: 0 }));

const { seenByShopper, read, faults } = paymentsOf(app, 'stripe', stripe);

/** The events of a payment, and the expected final ledger of its order. */
const STORIES = [
  { name: 'paid', status: 'PAID', play: (intent: string) => void stripe.pay(intent) },
  {
    name: 'declined, then paid',
    status: 'PAID',
    play: (intent: string) => {
      stripe.decline(intent);
      stripe.pay(intent);
    },
  },
  {
    name: 'partly refunded in the dashboard',
    status: 'PARTLY_REFUNDED',
    play: (intent: string) => void stripe.refundInDashboard(stripe.pay(intent), 40_000),
  },
  {
    name: 'disputed and lost',
    status: 'CHARGEBACK',
    play: (intent: string) => stripe.closeDispute(stripe.dispute(stripe.pay(intent)), 'lost'),
  },
  { name: 'declined', status: 'PENDING', play: (intent: string) => stripe.decline(intent) },
];
const EVENTS_OF_ALL = 15;

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, another) => one.place - another.place)
    .map(({ item }) => item);
}

interface Played {
  id: string;
  story: (typeof STORIES)[number];
}

/** Places orders and plays a story on each, with at least EVENTS events in all. */
async function playStories(): Promise<Played[]> {
  const { id: variantId } = await sell(app, 'Rug', 1_000);
  const input = await orderOf(app, [{ variantId, quantity: 1 }], { paymentMethod: 'stripe' });
  const count = Math.ceil(EVENTS / EVENTS_OF_ALL) * STORIES.length;
  const placed: { token: string; number: string }[] = [];
  while (placed.length < count) {
    const missing = Math.min(PLACED_AT_ONCE, count - placed.length);
    const answers = await Promise.all(Array.from({ length: missing }, () => place(app, input)));
    placed.push(...answers.map(({ data }) => data.order));
  }
  const played: Played[] = [];
  for (const { token, number } of placed) {
    const story = STORIES[played.length % STORIES.length] as Played['story'];
    const { payment } = await seenByShopper(token);
    story.play(payment.reference);
    const stored = await app.db.collection('orders').findOne({ number: Number(number) });
    played.push({ id: String(stored?._id), story });
  }
  return played;
}

/** A second server of the shop, which is killed at random moments and started again. */
class MortalServer {
  #process = this.#start();
  #kills = 0;

  /** The server's address. null while it is being started. */
  url: string | null = null;

  get kills(): number {
    return this.#kills;
  }

  async ready(): Promise<void> {
    this.url = await this.#process.url;
  }

  async kill(): Promise<void> {
    this.#kills += 1;
    this.url = null;
    await this.#process.kill('process');
    this.#process = this.#start();
    await this.ready();
  }

  #start(): ServerProcess {
    return spawnServer({
      environment: { ...environment, MONGODB_URI: app.uri, MONGODB_DB: app.name },
      nodeOptions: WITH_PATIENT_TIMEOUTS,
      script: { path: SERVER, arguments: [site], readyLine: /^Ready at (\S+)$/m },
    });
  }
}

it(`${EVENTS} events, shuffled, each ${TIMES} times, to two servers, one killed ${KILLS} times, with a provider that fails: every ledger is right`, async () => {
  const other = new MortalServer();
  const played = await playStories();
  await other.ready();
  expect(stripe.events.length).toBeGreaterThanOrEqual(EVENTS);
  stripe.server.faultOf = () => FAULTS[Math.floor(random() * FAULTS.length)] ?? null;
  const deliveries = shuffled(Array.from({ length: TIMES }, () => stripe.events).flat());
  const all = deliveries.length;
  let restarting: Promise<void> = Promise.resolve();
  /** Spreads the kills over all deliveries. */
  const isKillDue = () =>
    other.kills < KILLS && all - deliveries.length > ((other.kills + 0.5) * all) / KILLS;
  const send = async () => {
    for (let event = deliveries.pop(); event; event = deliveries.pop()) {
      const url = (random() < 0.5 ? other.url : null) ?? app.url;
      const sent = fetch(`${url}/pay/stripe/webhook`, stripe.signed(event)).then(
        ({ status }) => status,
        () => null,
      );
      if (isKillDue()) {
        await restarting;
        if (isKillDue()) restarting = other.kill();
      }
      const status = await sent;
      if (status === 200) continue;
      // Send an unanswered event again, as the provider does.
      expect(status).toBeNull();
      deliveries.unshift(event);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  await restarting;
  expect(other.kills).toBe(KILLS);
  stripe.server.faultOf = () => null;
  const attempts = app.db.collection('paymentAttempts');
  // Failed events, and those that the killed server had claimed, wait for their next attempt.
  await attempts.updateMany(
    { $or: [{ error: { $type: 'string' } }, { claim: { $exists: true } }] },
    { $set: { nextAt: new Date(0) }, $unset: { claim: '' } },
  );
  await eventually(async () =>
    expect(await attempts.countDocuments({ nextAt: { $lte: new Date() } })).toBe(0),
  );
  await eventually(async () => {
    for (const { id, story } of played)
      expect([story.name, (await read(id)).paymentStatus]).toEqual([story.name, story.status]);
  });
  for (const { id, story } of played) {
    const { payments } = await read(id);
    const charges = payments.filter(({ kind }: { kind: string }) => kind === 'CHARGE');
    expect(charges).toHaveLength(story.status === 'PENDING' ? 0 : 1);
  }
  expect(await faults()).toEqual([]);
  const stored = await app.db.collection('paymentEvents').countDocuments();
  expect(stored).toBe(stripe.events.length);
}, 900_000);
