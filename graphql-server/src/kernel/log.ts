import { hostname } from 'node:os';
import { styleText } from 'node:util';

type Level = 'fatal' | 'error' | 'warn' | 'info';
/** Takes a line for those who run the server. */
export type Say = (line: string, level?: Level) => void;

const CLIENT_ERROR = 400;

/** How the log names its levels and times, for Fastify's logger. */
export const LOG_FORMAT = {
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: errorForLog },
};

/** MongoDB repeats in its errors what it was asked, and its driver what was to be written: orders, with whom they are of. */
const MONGODB_ERROR = /^Mongo/;
const QUOTED = /"(?:[^"\\]|\\.)*"|\/.*\/[a-z]*/g;
const COVERED = '"…"';
/** Of a stack, which begins with the message. */
const FRAMES = /\n {4}at .*/s;

interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}

/** What is logged of an error: what went wrong and where, and no values of those that a database's error has. */
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

/** Where the log goes: a line of JSON each, or on a terminal a short line for people. */
export const LOG_STREAM = process.stderr.isTTY
  ? { write: (line: string) => process.stderr.write(`${shortLine(line)}\n`) }
  : process.stderr;

/** Says on a terminal just the line, and elsewhere one of the log's form; whatever the level of the log is. */
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

/** @param json a line of the log. */
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
