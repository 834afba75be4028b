/** A figure that `GET /metrics` reports. */
export interface Metric {
  /** After `mela_`: lower case, with underscores. The names of counters end in `_total`. */
  name: string;
  /** One sentence. */
  help: string;
  /** Whether it only grows, from 0 at each start. */
  isCounter?: boolean;
  /** The label that tells several values apart; `read` then returns them by its values. Not made of what clients send. */
  label?: string;
  /** Called for each report. When it fails, the previous value is reported again. */
  read: () => Values | Promise<Values>;
}

type Values = number | Readonly<Record<string, number>>;
