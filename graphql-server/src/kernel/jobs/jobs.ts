import type { Collection } from 'mongodb';
import { Job, type JobFigures, type JobOptions } from './job.ts';
import { Lease, type LeaseDocument } from './lease.ts';

const LEASE_MS = 60_000;

export interface NewJob extends Omit<JobOptions, 'lease'> {
  /** Whether only one server at a time runs the job, instead of every server. */
  isShared?: boolean;
}

/** The background jobs of a server. They start and stop together. */
export class Jobs {
  readonly #leases: Collection<LeaseDocument>;
  readonly #holder: string;
  readonly #leaseMs: number;
  readonly #jobs: Job[] = [];

  /** @param holder as in `Lease` */
  constructor(leases: Collection<LeaseDocument>, holder: string, leaseMs = LEASE_MS) {
    this.#leases = leases;
    this.#holder = holder;
    this.#leaseMs = leaseMs;
  }

  get figures(): readonly JobFigures[] {
    return this.#jobs.map(({ figures }) => figures);
  }

  /** Starts a job. `close` stops it. */
  start({ isShared = false, ...options }: NewJob): Job {
    const name = `job ${options.name}`;
    const lease = isShared ? new Lease(this.#leases, name, this.#holder, this.#leaseMs) : undefined;
    const job = new Job({ ...options, lease });
    this.#jobs.push(job);
    job.start();
    return job;
  }

  /** Runs a job now instead of at its interval. Other servers keep their schedules. */
  async wake(name: string): Promise<void> {
    await this.#jobs.find(({ figures }) => figures.name === name)?.wake();
  }

  async close(): Promise<void> {
    await Promise.all(this.#jobs.map((job) => job.close()));
  }
}
