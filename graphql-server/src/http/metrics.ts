import type { MongoClient } from 'mongodb';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ScanLimit } from '../catalogue/list/scans.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_RESOLUTION_MS = 20;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const STATES = ['LIVE', 'WAITING', 'PUBLISHING', 'FAILED'] as const;

/** What is measured beside requests. */
interface Measured {
  client: MongoClient;
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
  readonly #durations: Histogram<'method' | 'route' | 'status'>;
  readonly #observers = new Map<string, (seconds: number) => void>();

  constructor(measured: Measured) {
    processMetrics();
    const registers = [this.#registry];
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by the pattern of their address.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    measureStorefront(registers, measured);
    measureLoad(registers, measured);
    measureDatabase(registers, measured);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** @param route the pattern, such as /api/product/list */
  observe(method: string, route: string, status: number, ms: number): void {
    const key = `${method} ${status} ${route}`;
    const observe = this.#observers.get(key) ?? this.#observerOf(key, method, route, status);
    observe(ms / 1000);
  }

  text(): Promise<string> {
    return Registry.merge([processMetrics(), this.#registry]).metrics();
  }

  #observerOf(key: string, method: string, route: string, status: number) {
    const known = METHODS.has(method) ? method : 'other';
    const { observe } = this.#durations.labels(known, route, String(status));
    this.#observers.set(key, observe);
    return observe;
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

function addGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
