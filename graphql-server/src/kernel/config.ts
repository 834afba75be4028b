import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { readKey } from './encryption.ts';
import { StartupError } from './errors.ts';
import { kernelTexts } from './messages.ts';
import { type PaymentKeys, readPaymentKeys } from './payment-keys.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';
import { type MailAddress, readMailFrom, readSmtpServer, type SmtpServer } from './smtp-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Variables that hold secrets. A connection string contains a password. */
const SECRETS = [
  'MONGODB_URI',
  'METRICS_TOKEN',
  'SECRETS_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;
/** Variables whose value may come from the file in NAME_FILE. */
const IN_FILES = [...SECRETS, 'STRIPE_PUBLISHABLE_KEY', 'RAZORPAY_KEY_ID', 'PUBLIC_URL'] as const;
const HOST_NAME = /^[\w.:-]+$/;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BYTES_PER_MB = 1024 * 1024;
const DEFAULT_DATA_DIR = resolve(import.meta.dirname, '../../../.data');

export interface Config extends PaymentKeys {
  port: number;
  host: string;
  /** null: the server uses its embedded database. */
  mongodbUri: string | null;
  mongodbDb: string;
  /** Absolute path of the folder that holds the embedded database and the uploads. */
  dataDir: string;
  /** Absolute path of the folder with the files of earlier builds of the site. Several servers of one database share it. */
  releasesDir: string;
  /** null: images and the files of earlier builds are stored in folders. */
  s3: S3Settings | null;
  logLevel: (typeof LOG_LEVELS)[number];
  maxUploadBytes: number;
  maxImages: number;
  /**
   * The shop's public address, if it differs from the listening address. It changes together with the file
   * `publicUrlFile`, so do not keep a copy.
   */
  publicUrl: URL | null;
  /** Absolute path of the file that contains `publicUrl`; null: PUBLIC_URL sets it, or nothing does. */
  publicUrlFile: string | null;
  /** The origins whose pages may call the public part of the GraphQL API, in lower case; `*` allows any. */
  corsOrigins: string[];
  /**
   * Whose X-Forwarded-* headers the server trusts: no one's (false), every client's (true), or those of
   * proxies with these addresses.
   */
  trustProxy: boolean | string[];
  /** If set, requests for /metrics need this token, from any address. */
  metricsToken: string | null;
  /** null: emails are written to the data folder. */
  smtp: SmtpServer | null;
  /** The sender of emails; null: the shop's email address. */
  mailFrom: MailAddress | null;
  /** The key for stored secrets that the server has to read again. null: use the key in the data folder. */
  secretsKey: Buffer | null;
  /** Private subnets that the server may contact when operators enter such an address. */
  privateNetworks: string[];
  /** How long the server keeps responding after SIGTERM, while /readyz reports `draining`. */
  drainMs: number;
  /** How long /readyz keeps responding with 200 when the server cannot accept changes. */
  readyGraceMs: number;
  /** For how many days the history keeps changes. 0: it keeps none. */
  historyDays: number;
  /**
   * Whether callers have all rights without signing in, until the first account exists. It changes with `publicUrl`, so do not
   * keep a copy.
   */
  isAdminOpen: boolean;
  /** Whether requests from other machines also have all rights without signing in: `ADMIN=open`. */
  isAdminOpenToAll: boolean;
  /** Whether the start waits for the first account instead of failing without one. */
  waitsForAccount: boolean;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates the environment.
 * @throws StartupError with one line for each error, which names the variable. The messages never repeat values that may contain a
 * password.
 */
export function readConfig(given: Environment): Config {
  const faults: string[] = [];
  const { value, integer, matching } = readersOf(readFiles(given, faults), faults);
  const publicUrlFile = value('PUBLIC_URL_FILE', '');
  const dataDir = resolve(value('DATA_DIR', DEFAULT_DATA_DIR));
  const config: Config = {
    port: integer('PORT', 4000, 0, 65_535),
    host: matching('HOST', '127.0.0.1', HOST_NAME, 'must be a host name or an IP address.'),
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
    dataDir,
    releasesDir: resolve(value('RELEASES_DIR', join(dataDir, 'releases/'))),
    s3: readS3Settings((name) => value(name, ''), faults),
    logLevel: value('LOG_LEVEL', 'info') as Config['logLevel'],
    maxUploadBytes: integer('MAX_UPLOAD_MB', 5, 1, 100) * BYTES_PER_MB,
    maxImages: integer('MAX_IMAGES', 10, 1, 50),
    publicUrl: readPublicUrl(value('PUBLIC_URL', ''), faults),
    publicUrlFile: publicUrlFile === '' ? null : resolve(publicUrlFile),
    corsOrigins: readOrigins(value('CORS_ORIGINS', ''), faults),
    trustProxy: readProxies(value('TRUST_PROXY', ''), faults),
    metricsToken:
      matching('METRICS_TOKEN', '', /^(\S{16,})?$/, 'must be 16 characters or more, without spaces.') || null,
    smtp: readSmtpServer(value('SMTP_URL', ''), faults),
    mailFrom: readMailFrom(value('MAIL_FROM', ''), faults),
    ...readPaymentKeys((name) => value(name, ''), faults),
    secretsKey: readSecretsKey(value('SECRETS_KEY', ''), faults),
    privateNetworks: readNetworks(value('PRIVATE_NETWORKS', ''), faults),
    drainMs: integer('DRAIN_SECONDS', 0, 0, 300) * 1_000,
    readyGraceMs: integer('READY_GRACE_SECONDS', 30, 0, 3_600) * 1_000,
    historyDays: integer('HISTORY_DAYS', 365, 0, 36_500),
    isAdminOpen: false,
    isAdminOpenToAll: false,
    waitsForAccount: false,
  };
  if (!LOG_LEVELS.includes(config.logLevel)) {
    faults.push(kernelTexts.unknownLogLevel({ levels: LOG_LEVELS.join(', '), level: config.logLevel }));
  }
  const admin = matching('ADMIN', '', /^(open|wait)?$/, kernelTexts.adminSetting);
  config.isAdminOpenToAll = admin === 'open';
  config.waitsForAccount = admin === 'wait';
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  return { ...config, ...withPublicUrl(config, config.publicUrl) };
}

/** The settings that depend on the public address. */
export function withPublicUrl(
  { host, isAdminOpenToAll }: Pick<Config, 'host' | 'isAdminOpenToAll'>,
  publicUrl: URL | null,
): Pick<Config, 'publicUrl' | 'isAdminOpen'> {
  // A server that listens on a loopback address is still public if a proxy forwards to it.
  const publicHost = publicUrl?.hostname.replace(/^\[|\]$/g, '') ?? host;
  const isOfThisMachine = [host, publicHost].every((name) => LOOPBACK.test(name));
  return { publicUrl, isAdminOpen: isOfThisMachine || isAdminOpenToAll };
}

/** Readers for each kind of variable. They add error messages to `faults`. */
function readersOf(environment: Environment, faults: string[]) {
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  return {
    value,
    integer(name: string, fallback: number, min: number, max: number): number {
      const text = value(name, String(fallback));
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (!(number >= min && number <= max)) {
        faults.push(kernelTexts.notInRange({ name, min, max, value: text }));
      }
      return number;
    },
    matching(name: string, fallback: string, pattern: RegExp, rule: string): string {
      const text = value(name, fallback);
      if (!pattern.test(text)) faults.push(`${name} ${rule}`);
      return text;
    },
  };
}

/** Docker, Kubernetes and systemd pass secrets and settings in files. */
function readFiles(environment: Environment, faults: string[]): Environment {
  const read: Environment = {};
  for (const name of IN_FILES) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (environment[name]?.trim()) faults.push(kernelTexts.setTwice({ name }));
    try {
      read[name] = readFileSync(path, 'utf8').trim();
      if (read[name] === '') faults.push(kernelTexts.fileEmpty({ name }));
    } catch (error) {
      faults.push(kernelTexts.fileUnreadable({ name, code: (error as NodeJS.ErrnoException).code }));
    }
  }
  return { ...environment, ...read };
}

/** @returns null for an empty text and for an error, which is added to `faults` */
export function readPublicUrl(text: string, faults: string[]): URL | null {
  if (text === '') return null;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) faults.push(kernelTexts.publicUrlWithPath);
  return isOrigin ? url : null;
}

function readOrigins(text: string, faults: string[]): string[] {
  const origins = text === '' ? [] : text.split(',').map((origin) => origin.trim().toLowerCase());
  const isOrigin = (origin: string) =>
    /^https?:\/\/[^*]+$/.test(origin) && URL.parse(origin)?.origin === origin;
  if (origins.every((origin) => origin === '*' || isOrigin(origin))) return origins;
  faults.push(kernelTexts.invalidOrigins);
  return [];
}

function readSecretsKey(text: string, faults: string[]): Buffer | null {
  const key = text === '' ? null : readKey(text);
  if (text !== '' && !key) {
    faults.push(kernelTexts.invalidSecretsKey);
  }
  return key;
}

function readProxies(text: string, faults: string[]): boolean | string[] {
  if (text === '' || text === 'true') return text === 'true';
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  faults.push(kernelTexts.invalidProxies);
  return false;
}

function readNetworks(text: string, faults: string[]): string[] {
  const networks = text === '' ? [] : text.split(',').map((network) => network.trim());
  if (networks.every(isSubnet)) return networks;
  faults.push(kernelTexts.invalidPrivateNetworks);
  return [];
}

function isProxy(text: string): boolean {
  return isSubnet(text) || PROXY_NAMES.has(text);
}

function isSubnet(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && /^\d+$/.test(bits) && Number(bits) <= maxBits && rest.length === 0;
}
