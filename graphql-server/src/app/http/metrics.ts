import { readFileSync } from 'node:fs';
import type { MongoClient } from 'mongodb';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { ScanLimit } from '../../kernel/list/scans.ts';
import { OBJECT_STORE_USE } from '../../kernel/storage/s3-storage.ts';
import type { Upkeep } from '../../kernel/upkeep.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { countFailedMails, countWaitingMails } from '../../modules/mail/waiting-mails.ts';
import { countOpenOrders, countRefundsOwed } from '../../modules/orders/list-orders.ts';
import type { OrderQueue } from '../../modules/orders/placing/order-queue.ts';
import type { Publisher } from '../../modules/publishing/publisher.ts';
import {
  countFailedMessages,
  countFailingWebhooks,
  countWaitingMessages,
} from '../../modules/publishing/webhook/count-deliveries.ts';
import type { Collections } from '../shop/collections.ts';
import { measureJobs } from './job-metrics.ts';
import { RequestDurations } from './request-durations.ts';

const LAG_RESOLUTION_MS = 20;
const STATES = ['LIVE', 'WAITING', 'PUBLISHING', 'FAILED'] as const;

/** What is measured beside requests. */
interface Measured extends Pick<Collections, 'orders' | 'outbox' | 'shop' | 'signInFailures' | 'webhooks'> {
  orderQueue: Pick<OrderQueue, 'placed'>;
  client: MongoClient;
  jobs: Pick<Jobs, 'figures'>;
  upkeep: Pick<Upkeep, 'freeBytes' | 'state'>;
  publisher: Pick<Publisher, 'current' | 'state'>;
  scanLimit: Pick<ScanLimit, 'running' | 'waiting'>;
  uploads: Pick<UploadFolder, 'inFlight'>;
}

/** Of the process, which may run several servers in tests. */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  return ofProcess;
}

/** What Prometheus reads. No label takes more than a few dozen values: none is made of what clients send. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new RequestDurations();

  constructor(measured: Measured) {
    processMetrics();
    const registers = [this.#registry];
    measureStorefront(registers, measured);
    measureLoad(registers, measured);
    measureDatabase(registers, measured);
    measureOperation(registers, measured);
    measureOrders(registers, measured);
    measureJobs(registers, measured.jobs);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return `${await Registry.merge([processMetrics(), this.#registry]).metrics()}\n${this.requests.text()}`;
  }
}

function measureStorefront(registers: Registry[], { publisher }: Measured): void {
  new Gauge({
    name: 'mela_publishing_state',
    help: 'What the publishing of this server does: 1 for the state it is in.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of STATES)
        this.set({ state: state.toLowerCase() }, Number(publisher.state.state === state));
    },
  });
  const gauges: [name: string, help: string, read: () => number][] = [
    ['waiting_changes', 'Saved changes that are not live yet.', () => publisher.state.waiting],
    [
      'release',
      'The number of the release that is shown; 0 for the sample.',
      () => publisher.current.release?.number ?? 0,
    ],
    ['release_pages', 'Its pages.', () => publisher.current.release?.pages ?? 0],
    [
      'release_duration_seconds',
      'How long it took to make.',
      () => (publisher.current.release?.durationMs ?? 0) / 1000,
    ],
  ];
  for (const [name, help, read] of gauges) addGauge(registers, `mela_publishing_${name}`, help, read);
}

function measureLoad(registers: Registry[], { scanLimit, uploads }: Measured): void {
  addGauge(
    registers,
    'mela_searches_running',
    'Searches that the database works on.',
    () => scanLimit.running,
  );
  addGauge(registers, 'mela_searches_waiting', 'Searches that wait for their turn.', () => scanLimit.waiting);
  new Gauge({
    name: 'mela_upload_bytes_in_flight',
    help: 'What requests that are still being received take, in memory and on the disk.',
    labelNames: ['medium'],
    registers,
    collect() {
      for (const [medium, bytes] of Object.entries(uploads.inFlight)) this.set({ medium }, bytes);
    },
  });
}

function measureDatabase(registers: Registry[], { client }: Measured): void {
  const heartbeat = new Gauge({
    name: 'mela_mongodb_heartbeat_seconds',
    help: 'How long the last heartbeat of MongoDB took.',
    registers,
  });
  const failures = new Counter({
    name: 'mela_mongodb_heartbeat_failures_total',
    help: 'Heartbeats of MongoDB that were not answered.',
    registers,
  });
  client.on('serverHeartbeatSucceeded', ({ duration }) => heartbeat.set(duration / 1000));
  client.on('serverHeartbeatFailed', () => failures.inc());
}

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** What needs the attention of those who run the server. */
function measureOperation(
  registers: Registry[],
  { shop, signInFailures, outbox, upkeep, webhooks }: Measured,
): void {
  new Gauge({ name: 'mela_info', help: 'The version.', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const gauges: [name: string, help: string, read: () => number | Promise<number>][] = [
    ['disk_free_bytes', 'Free room for the data folder.', () => upkeep.freeBytes],
    [
      'read_only',
      '1: nothing can be changed for want of room.',
      () => Number(upkeep.state.status === 'read-only'),
    ],
    ['webhook_waiting', 'What webhooks have not been told yet.', () => countWaitingMessages({ webhooks })],
    [
      'webhook_failed',
      'Messages to webhooks that were given up within a day.',
      () => countFailedMessages({ webhooks }),
    ],
    [
      'webhook_paused',
      'Webhooks that are paused as they took nothing for days.',
      () => countFailingWebhooks({ webhooks }),
    ],
    ['outbox_waiting', 'Mails that wait to be sent.', () => countWaitingMails({ outbox })],
    ['outbox_failed', 'Mails that were given up within a day.', () => countFailedMails({ outbox })],
    [
      'last_backup_timestamp_seconds',
      'Of which moment the last backup is; 0: there is none.',
      async () => ((await shop.findOne({}))?.backedUpAt?.getTime() ?? 0) / 1000,
    ],
    ['failed_sign_ins', 'Of the last minutes, those that still count.', () => countFailed(signInFailures)],
  ];
  for (const [name, help, read] of gauges) addGauge(registers, `mela_${name}`, help, read);
  for (const what of ['requests', 'errors', 'seconds'] as const) {
    new Counter({
      name: `mela_object_store_${what}_total`,
      help: `Of the server's requests to the object store: ${what}.`,
      registers,
      collect() {
        this.reset();
        this.inc(OBJECT_STORE_USE[what]);
      },
    });
  }
}

function measureOrders(registers: Registry[], { orders, orderQueue }: Measured): void {
  new Counter({
    name: 'mela_orders_placed_total',
    help: 'Orders that this server has placed.',
    registers,
    collect() {
      this.reset();
      this.inc(orderQueue.placed);
    },
  });
  const gauges: [name: string, help: string, read: () => Promise<number>][] = [
    ['open', 'Orders that are to be shipped or wait for a payment.', () => countOpenOrders({ orders })],
    [
      'late_payments',
      'Canceled orders whose payment, or a part of it, the shop still has to refund.',
      () => countRefundsOwed({ orders }),
    ],
  ];
  for (const [name, help, read] of gauges) addGauge(registers, `mela_orders_${name}`, help, read);
}

/** Each is counted for the account and for the address. */
async function countFailed(failures: Measured['signInFailures']): Promise<number> {
  const ofAddresses = { $match: { _id: /^address / } };
  const sum = { $group: { _id: null, count: { $sum: '$count' } } };
  const [found] = await failures.aggregate<{ count: number }>([ofAddresses, sum]).toArray();
  return found?.count ?? 0;
}

/** @param read what it cannot read just now stays as it was read last. */
function addGauge(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      await Promise.resolve(read()).then(
        (value) => this.set(value),
        () => {},
      );
    },
  });
}
