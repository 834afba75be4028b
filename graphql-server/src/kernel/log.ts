import { hostname } from 'node:os';
import { styleText } from 'node:util';

type Level = 'fatal' | 'error' | 'warn' | 'info';
/** Logs a line for operators. */
export type Say = (line: string, level?: Level) => void;

const CLIENT_ERROR = 400;

/** The format of levels and times, for Fastify's logger. */
export const LOG_FORMAT = {
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: errorForLog },
};

/** Error messages of MongoDB repeat queries, and those of its driver repeat writes. Both contain customer data. */
const MONGODB_ERROR = /^Mongo/;
const QUOTED = /"(?:[^"\\]|\\.)*"|\/.*\/[a-z]*/g;
const COVERED = '"…"';
/** The frames of a stack, without the message at the start. */
const FRAMES = /\n {4}at .*/s;

interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** The loggable part of an error: its type and stack, without values from database errors. */
export function errorForLog(thrown: unknown): LoggedError {
  const error: Error & { code?: unknown } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack = '', code, cause } = error;
  const told = MONGODB_ERROR.test(name) ? message.replaceAll(QUOTED, COVERED) : message;
  return {
    type: error.constructor.name,
    message: told,
    stack: `${name}: ${told}${FRAMES.exec(stack)?.[0] ?? ''}`,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

/** The start of a line with the level info, which need not be written immediately. */
const INFO = '{"level":"info"';

/**
 * Writes the log lines of one event loop turn together, because each write to a pipe is a blocking system call. Warnings and
 * errors are written immediately.
 */
export class JoinedLines {
  readonly #write: (lines: string) => void;
  #lines = '';

  constructor(write: (lines: string) => void) {
    this.#write = write;
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    if (this.#lines === '') setImmediate(() => this.flush());
    this.#lines += line;
    if (!line.startsWith(INFO)) this.flush();
  }

  flush(): void {
    if (this.#lines !== '') this.#write(this.#lines);
    this.#lines = '';
  }
}

/** The log's destination: JSON lines, or short lines for people on a terminal. */
export const LOG_STREAM = process.stderr.isTTY
  ? { write: (line: string) => process.stderr.write(`${shortLine(line)}\n`) }
  : new JoinedLines((lines) => process.stderr.write(lines));

/**
 * Prints the plain line on a terminal, and a JSON line elsewhere, even if the configured log level hides it.
 */
export const say: Say = (line, level = 'info') => {
  const isFault = level === 'fatal' || level === 'error';
  const stream = isFault ? process.stderr : process.stdout;
  const json = () => {
    const time = new Date().toISOString();
    return JSON.stringify({ level, time, pid: process.pid, hostname: hostname(), msg: line });
  };
  stream.write(`${stream.isTTY ? line : json()}\n`);
};

interface LogLine {
  level: string;
  time: string;
  msg?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  bytes?: number;
  operation?: string;
  errors?: string[];
  err?: { stack?: string };
}

/** Converts a JSON log line to a short line for people. */
export function shortLine(json: string): string {
  const { level, time, msg = '', method, path, status, err, ...others } = JSON.parse(json) as LogLine;
  const clock = styleText('dim', new Date(time).toTimeString().slice(0, 8));
  if (method && status) {
    const { ms, bytes, operation = '', errors = [] } = others;
    const shown = styleText(status < CLIENT_ERROR ? 'green' : 'yellow', String(status));
    const details = [`${path}`, operation, ...errors].filter(Boolean).join(' ');
    return `${clock} ${shown} ${method} ${details} ${styleText('dim', `${ms} ms, ${bytes} B`)}`;
  }
  const { pid: _, hostname: __, ...details } = others as Record<string, unknown>;
  const colour = level === 'error' || level === 'fatal' ? 'red' : level === 'warn' ? 'yellow' : 'cyan';
  const rest = Object.keys(details).length > 0 ? styleText('dim', ` ${JSON.stringify(details)}`) : '';
  return `${clock} ${styleText(colour, level)} ${msg}${rest}${err?.stack ? `\n${err.stack}` : ''}`;
}
