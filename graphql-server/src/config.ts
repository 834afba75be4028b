import { resolve } from 'node:path';
import { StartupError } from './errors.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const BYTES_PER_MB = 1024 * 1024;

/** How this server runs, as read from the environment once at start. */
export interface Config {
  port: number;
  host: string;
  /** null: the embedded database. */
  mongodbUri: string | null;
  mongodbDb: string;
  /** Absolute path of the folder that holds the embedded database and the uploads. */
  dataDir: string;
  logLevel: (typeof LOG_LEVELS)[number];
  maxUploadBytes: number;
  maxImages: number;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates the environment.
 * @throws StartupError with one line per fault, each naming its variable. A value that may hold a password is never repeated.
 */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name, String(fallback));
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max)) {
      faults.push(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`);
    }
    return number;
  };
  const matching = (name: string, fallback: string, pattern: RegExp, rule: string) => {
    const text = value(name, fallback);
    if (!pattern.test(text)) faults.push(`${name} ${rule}`);
    return text;
  };

  const config: Config = {
    port: integer('PORT', 4000, 0, 65_535),
    host: matching('HOST', '127.0.0.1', /^[\w.:-]+$/, 'must be a host name or an IP address.'),
    mongodbUri:
      matching(
        'MONGODB_URI',
        '',
        /^(mongodb(\+srv)?:\/\/\S+)?$/,
        'must begin with mongodb:// or mongodb+srv://.',
      ) || null,
    mongodbDb: matching(
      'MONGODB_DB',
      'storefront',
      /^[\w-]{1,38}$/,
      'must be 1 to 38 letters, digits, hyphens or underscores.',
    ),
    dataDir: resolve(value('DATA_DIR', '.data')),
    logLevel: value('LOG_LEVEL', 'info') as Config['logLevel'],
    maxUploadBytes: integer('MAX_UPLOAD_MB', 5, 1, 100) * BYTES_PER_MB,
    maxImages: integer('MAX_IMAGES', 10, 1, 50),
  };
  if (!LOG_LEVELS.includes(config.logLevel)) {
    faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but is "${config.logLevel}".`);
  }
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  return config;
}
