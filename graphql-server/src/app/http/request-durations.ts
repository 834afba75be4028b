const NAME = 'http_request_duration_seconds';
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The durations of one method, route and status. */
interface Series {
  method: string;
  route: string;
  status: number;
  labels: string;
  /** The number of requests in each bucket. The last bucket counts durations above all limits. */
  counts: number[];
  sumSeconds: number;
}

/**
 * Request durations as a Prometheus histogram. prom-client's own looks up labels for each request, which took a twentieth of the
 * time of a page.
 */
export class RequestDurations {
  readonly #series = new Map<string, Series>();
  /** The series of the last request. Successive requests are often of the same kind. */
  #last: Series | null = null;

  /** @param route the pattern, such as /api/product/list */
  observe(method: string, route: string, status: number, ms: number): void {
    const series = this.#seriesOf(method, route, status);
    const seconds = ms / 1000;
    let bucket = 0;
    while (seconds > (BUCKETS_S[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sumSeconds += seconds;
  }

  /** The durations in Prometheus' text format. */
  text(): string {
    const lines = [
      `# HELP ${NAME} How long requests took, by the pattern of their address.`,
      `# TYPE ${NAME} histogram`,
    ];
    for (const { labels, counts, sumSeconds } of this.#series.values()) {
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        lines.push(`${NAME}_bucket{le="${BUCKETS_S[index] ?? '+Inf'}",${labels}} ${total}`);
      }
      lines.push(`${NAME}_sum{${labels}} ${sumSeconds}`, `${NAME}_count{${labels}} ${total}`);
    }
    return `${lines.join('\n')}\n`;
  }

  #seriesOf(method: string, route: string, status: number): Series {
    const last = this.#last;
    if (last?.method === method && last.route === route && last.status === status) return last;
    const known = METHODS.has(method) ? method : 'other';
    const key = `${known} ${status} ${route}`;
    const labels = `method="${known}",route="${route}",status="${status}"`;
    const series = this.#series.get(key) ?? {
      method: known,
      route,
      status,
      labels,
      counts: BUCKETS_S.map(() => 0).concat(0),
      sumSeconds: 0,
    };
    this.#series.set(key, series);
    this.#last = series;
    return series;
  }
}
