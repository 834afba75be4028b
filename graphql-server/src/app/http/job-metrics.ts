import { Counter, type Registry } from 'prom-client';
import type { Jobs } from '../../kernel/jobs/jobs.ts';

/** Meters the background jobs of this server, by their names. */
export function measureJobs(registers: Registry[], jobs: Pick<Jobs, 'figures'>): void {
  const counters = {
    runs: 'Runs of background jobs on this server.',
    failures: 'Runs of background jobs that failed; each is retried.',
    seconds: 'How long background jobs ran.',
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
