import { readFileSync } from 'node:fs';
import type { MongoClient } from 'mongodb';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { ScanLimit } from '../../kernel/list/scans.ts';
import type { Metric } from '../../kernel/module.ts';
import { OBJECT_STORE_USE } from '../../kernel/storage/s3-storage.ts';
import type { Upkeep } from '../../kernel/upkeep.ts';
import type { UploadFolder } from '../../kernel/uploads/upload-folder.ts';
import { appTexts } from '../messages.ts';
import type { Collections } from '../shop/collections.ts';
import { RequestDurations } from './request-durations.ts';

const LAG_RESOLUTION_MS = 20;

/** The sources of the metrics, in addition to those of requests. */
interface Measured extends Pick<Collections, 'shop'> {
  client: MongoClient;
  jobs: Pick<Jobs, 'figures'>;
  upkeep: Pick<Upkeep, 'freeBytes' | 'state'>;
  scanLimit: Pick<ScanLimit, 'running' | 'waiting'>;
  uploads: Pick<UploadFolder, 'inFlight'>;
  /** The metrics of all modules. */
  ofModules: readonly Metric[];
}

/** The metrics of the process, shared by its servers: in tests, one process runs several. */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  return ofProcess;
}

/** The metrics for Prometheus. No label has more than a few dozen values, and none is client input. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new RequestDurations();

  constructor(measured: Measured) {
    processMetrics();
    const registers = [this.#registry];
    measureLoad(registers, measured);
    measureDatabase(registers, measured);
    measureOperation(registers, measured);
    for (const metric of measured.ofModules) addMetric(registers, metric);
    measureJobs(registers, measured.jobs);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return `${await Registry.merge([processMetrics(), this.#registry]).metrics()}\n${this.requests.text()}`;
  }
}

function measureLoad(registers: Registry[], { scanLimit, uploads }: Measured): void {
  addGauge(registers, 'mela_searches_running', appTexts.metricRunningSearches, () => scanLimit.running);
  addGauge(registers, 'mela_searches_waiting', appTexts.metricQueuedSearches, () => scanLimit.waiting);
  new Gauge({
    name: 'mela_upload_bytes_in_flight',
    help: appTexts.metricRequestMemory,
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
    help: appTexts.metricHeartbeat,
    registers,
  });
  const failures = new Counter({
    name: 'mela_mongodb_heartbeat_failures_total',
    help: appTexts.metricFailedHeartbeats,
    registers,
  });
  client.on('serverHeartbeatSucceeded', ({ duration }) => heartbeat.set(duration / 1000));
  client.on('serverHeartbeatFailed', () => failures.inc());
}

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Metrics for operators' dashboards and alerts. */
function measureOperation(registers: Registry[], { shop, upkeep }: Measured): void {
  new Gauge({
    name: 'mela_info',
    help: appTexts.metricVersion,
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1);
  const gauges: [name: string, help: string, read: () => number | Promise<number>][] = [
    ['disk_free_bytes', appTexts.metricFreeDisk, () => upkeep.freeBytes],
    ['read_only', appTexts.metricDiskFull, () => Number(upkeep.state.status === 'read-only')],
    [
      'last_backup_timestamp_seconds',
      appTexts.metricLastBackup,
      async () => ((await shop.findOne({}))?.backedUpAt?.getTime() ?? 0) / 1000,
    ],
  ];
  for (const [name, help, read] of gauges) addGauge(registers, `mela_${name}`, help, read);
  for (const what of ['requests', 'errors', 'seconds'] as const) {
    new Counter({
      name: `mela_object_store_${what}_total`,
      help: appTexts.metricObjectStore({ what }),
      registers,
      collect() {
        this.reset();
        this.inc(OBJECT_STORE_USE[what]);
      },
    });
  }
}

/** @param read if it fails, the metric keeps its last value */
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

/** If reading fails, the metrics keep their last values. */
function addMetric(registers: Registry[], { name, help, isCounter, label, read }: Metric): void {
  const options = { name: `mela_${name}`, help, registers, labelNames: label === undefined ? [] : [label] };
  const collect = async (
    report: (labels: Record<string, string>, value: number) => void,
    reset: () => void,
  ) => {
    const values = await Promise.resolve()
      .then(read)
      .catch(() => null);
    if (values === null) return;
    reset();
    if (typeof values === 'number') report({}, values);
    else for (const [value, figure] of Object.entries(values)) report({ [label ?? '']: value }, figure);
  };
  if (isCounter)
    new Counter({
      ...options,
      collect() {
        return collect(
          (labels, value) => this.inc(labels, value),
          () => this.reset(),
        );
      },
    });
  else
    new Gauge({
      ...options,
      collect() {
        return collect(
          (labels, value) => this.set(labels, value),
          () => {},
        );
      },
    });
}

/** Adds the metrics of this server's background jobs, labelled by job. */
function measureJobs(registers: Registry[], jobs: Pick<Jobs, 'figures'>): void {
  const counters = {
    runs: appTexts.metricJobRuns,
    failures: appTexts.metricJobFailures,
    seconds: appTexts.metricJobDuration,
  };
  for (const [what, help] of Object.entries(counters)) {
    new Counter({
      name: `mela_job_${what}_total`,
      help,
      labelNames: ['job'],
      registers,
      collect() {
        this.reset();
        for (const figures of jobs.figures)
          this.inc({ job: figures.name }, figures[what as keyof typeof counters]);
      },
    });
  }
}
