import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './errors.ts';

const DATA_DIR = resolve(import.meta.dirname, '../../../.data');
const KEY = Buffer.alloc(32, 7);
const DEFAULTS = {
  port: 4000,
  host: '127.0.0.1',
  mongodbUri: null,
  mongodbDb: 'storefront',
  dataDir: DATA_DIR,
  releasesDir: join(DATA_DIR, 'releases'),
  s3: null,
  logLevel: 'info',
  maxUploadBytes: 5 * 1024 * 1024,
  maxImages: 10,
  publicUrl: null,
  publicUrlFile: null,
  corsOrigins: [],
  trustProxy: false,
  metricsToken: null,
  smtp: null,
  mailFrom: null,
  stripe: { secretKey: null, publishableKey: null, webhookSecret: null, api: null },
  razorpay: { keyId: null, keySecret: null, webhookSecret: null, api: null },
  secretsKey: null,
  privateNetworks: [],
  drainMs: 0,
  readyGraceMs: 30_000,
  historyDays: 365,
  isAdminOpen: true,
  isAdminOpenToAll: false,
  waitsForAccount: false,
};

/** The environment variables of the contract: name, value, resulting setting. */
const VALUES: [name: string, text: string, setting: object][] = [
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '0', { port: 0 }],
  ['PORT', ' 65535 ', { port: 65_535 }],
  ['PORT', '', { port: 4000 }],
  ['HOST', '127.1.2.3', { host: '127.1.2.3' }],
  ['HOST', '::1', { host: '::1' }],
  ['ADMIN', 'open', { isAdminOpenToAll: true }],
  ['ADMIN', 'wait', { waitsForAccount: true }],
  ['PUBLIC_URL', 'https://shop.example', { publicUrl: new URL('https://shop.example'), isAdminOpen: false }],
  [
    'PUBLIC_URL',
    'http://shop.example:8080/',
    { publicUrl: new URL('http://shop.example:8080'), isAdminOpen: false },
  ],
  ['PUBLIC_URL', 'http://[::1]:4000', { publicUrl: new URL('http://[::1]:4000') }],
  [
    'CORS_ORIGINS',
    'https://App.example, http://localhost:5173',
    { corsOrigins: ['https://app.example', 'http://localhost:5173'] },
  ],
  ['CORS_ORIGINS', '*', { corsOrigins: ['*'] }],
  ['TRUST_PROXY', 'true', { trustProxy: true }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/8', { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
  ['METRICS_TOKEN', 'a-token-of-20-letters', { metricsToken: 'a-token-of-20-letters' }],
  ['HISTORY_DAYS', '0', { historyDays: 0 }],
  ['SECRETS_KEY', KEY.toString('base64'), { secretsKey: KEY }],
  ['PRIVATE_NETWORKS', '127.0.0.1, 10.0.0.0/8', { privateNetworks: ['127.0.0.1', '10.0.0.0/8'] }],
  [
    'MONGODB_URI',
    'mongodb://user:pass@a:1,b:2/?replicaSet=rs',
    { mongodbUri: 'mongodb://user:pass@a:1,b:2/?replicaSet=rs' },
  ],
  ['MONGODB_URI', 'mongodb+srv://cluster.example', { mongodbUri: 'mongodb+srv://cluster.example' }],
  ['MONGODB_URI', '  ', { mongodbUri: null }],
  ['MONGODB_DB', 'my-shop_2', { mongodbDb: 'my-shop_2' }],
  ['DATA_DIR', '/var/lib/shop', { dataDir: '/var/lib/shop', releasesDir: '/var/lib/shop/releases' }],
  ['DATA_DIR', 'my data', { dataDir: resolve('my data'), releasesDir: resolve('my data/releases') }],
  ['RELEASES_DIR', '/mnt/releases', { releasesDir: '/mnt/releases' }],
  ['STORAGE', 'folder', {}],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['MAX_UPLOAD_MB', '1', { maxUploadBytes: 1024 * 1024 }],
  ['MAX_UPLOAD_MB', '100', { maxUploadBytes: 100 * 1024 * 1024 }],
  ['MAX_IMAGES', '50', { maxImages: 50 }],
];

const FAULTS: [name: string, text: string, line: string][] = [
  [
    'SECRETS_KEY',
    'hunter2',
    'SECRETS_KEY must be 32 bytes in base64. You can create one with `openssl rand -base64 32`.',
  ],
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, but is "http".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but is "65536".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but is "-1".'],
  ['PORT', '4e3', 'PORT must be a whole number from 0 to 65535, but is "4e3".'],
  ['MONGODB_URI', 'postgres://me:secret@db', 'MONGODB_URI must begin with mongodb:// or mongodb+srv://.'],
  ['MONGODB_URI', 'mongodb://', 'MONGODB_URI must begin with mongodb:// or mongodb+srv://.'],
  ['MONGODB_DB', 'a.b', 'MONGODB_DB must be 1 to 38 letters, digits, hyphens or underscores.'],
  ['MONGODB_DB', '$where', 'MONGODB_DB must be 1 to 38 letters, digits, hyphens or underscores.'],
  ['MONGODB_DB', 'a'.repeat(39), 'MONGODB_DB must be 1 to 38 letters, digits, hyphens or underscores.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
  ],
  ['STORAGE', 'disk', 'STORAGE can only be "folder" or "s3".'],
  ['MAX_UPLOAD_MB', '0', 'MAX_UPLOAD_MB must be a whole number from 1 to 100, but is "0".'],
  ['MAX_UPLOAD_MB', '2.5', 'MAX_UPLOAD_MB must be a whole number from 1 to 100, but is "2.5".'],
  ['MAX_UPLOAD_MB', '101', 'MAX_UPLOAD_MB must be a whole number from 1 to 100, but is "101".'],
  ['MAX_IMAGES', '0', 'MAX_IMAGES must be a whole number from 1 to 50, but is "0".'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be 16 characters or more, without spaces.'],
  ['ADMIN', 'yes', 'ADMIN can only be "open" or "wait", or not set.'],
  ...['shop.example', 'https://shop.example/shop', 'ftp://shop.example', 'https://me@shop.example'].map(
    (text): [string, string, string] => [
      'PUBLIC_URL',
      text,
      'PUBLIC_URL must be an address without a path, such as https://shop.example.',
    ],
  ),
  ...['1', 'nginx', '10.0.0.0/33', 'true, loopback'].map((text): [string, string, string] => [
    'TRUST_PROXY',
    text,
    'TRUST_PROXY must be "true", or IP addresses and subnets (or "loopback"), separated by commas.',
  ]),
  ...['app.example', 'https://app.example/', 'ftp://app.example', 'https://*.example'].map(
    (text): [string, string, string] => [
      'CORS_ORIGINS',
      text,
      'CORS_ORIGINS must be origins without a path, such as https://app.example, separated by commas; or "*".',
    ],
  ),
  ...['loopback', '10.0.0.0/33', 'all'].map((text): [string, string, string] => [
    'PRIVATE_NETWORKS',
    text,
    'PRIVATE_NETWORKS must be IP addresses and subnets, separated by commas.',
  ]),
  ['MAX_IMAGES', 'all', 'MAX_IMAGES must be a whole number from 1 to 50, but is "all".'],
];

function faultOf(environment: Record<string, string>): StartupError | null {
  try {
    readConfig(environment);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return error as StartupError;
  }
}

describe('readConfig', () => {
  test('needs no variables', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
  });

  test.each(VALUES)('accepts %s=%j', (name, text, setting) => {
    expect(readConfig({ [name]: text })).toEqual({ ...DEFAULTS, ...setting });
  });

  test.each(FAULTS)('rejects %s=%j with one line that names it', (name, text, line) => {
    expect(faultOf({ [name]: text })?.message).toBe(line);
  });

  test('reads a secret from the file that its variable with _FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [uri, empty] = [join(folder, 'uri'), join(folder, 'empty')];
    writeFileSync(uri, 'mongodb://me:s3cret@db\n');
    writeFileSync(empty, '\n');
    const { mongodbUri } = readConfig({ MONGODB_URI_FILE: uri });
    expect(mongodbUri).toBe('mongodb://me:s3cret@db');
    const faults = faultOf({
      ...{ MONGODB_URI: 'mongodb://db', MONGODB_URI_FILE: uri },
      ...{ METRICS_TOKEN_FILE: empty, SECRETS_KEY_FILE: join(folder, 'none') },
    });
    expect(faults?.message.split('\n')).toEqual([
      'MONGODB_URI and MONGODB_URI_FILE are both set. Set only one of them.',
      'The file in METRICS_TOKEN_FILE is empty.',
      'The file in SECRETS_KEY_FILE cannot be read (ENOENT).',
    ]);
  });

  describe('PUBLIC_URL_FILE', () => {
    function addressFile(text: string): string {
      const folder = mkdtempSync(join(tmpdir(), 'address-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, 'address');
      writeFileSync(path, text);
      return path;
    }

    test('names a file that contains the public address', () => {
      const file = addressFile(' https://shop.example\n');
      const publicUrl = new URL('https://shop.example');
      expect(readConfig({ PUBLIC_URL_FILE: file })).toEqual({
        ...DEFAULTS,
        ...{ publicUrl, publicUrlFile: file, isAdminOpen: false },
      });
      expect(readConfig({ PUBLIC_URL_FILE: relative(process.cwd(), file) }).publicUrlFile).toBe(file);
      const local = readConfig({ PUBLIC_URL_FILE: addressFile('http://localhost:8000') });
      expect(local.isAdminOpen).toBe(true);
    });

    test('replaces PUBLIC_URL, and must contain an address', () => {
      const file = addressFile('https://shop.example');
      expect(faultOf({ PUBLIC_URL: 'https://shop.example', PUBLIC_URL_FILE: file })?.message).toBe(
        'PUBLIC_URL and PUBLIC_URL_FILE are both set. Set only one of them.',
      );
      const faults = ['', 'https://shop.example/shop', 'https://a.example\nhttps://b.example'].map(
        (text) => faultOf({ PUBLIC_URL_FILE: addressFile(text) })?.message,
      );
      const noAddress = 'PUBLIC_URL must be an address without a path, such as https://shop.example.';
      expect(faults).toEqual(['The file in PUBLIC_URL_FILE is empty.', noAddress, noAddress]);
      expect(faultOf({ PUBLIC_URL_FILE: `${file}.gone` })?.message).toBe(
        'The file in PUBLIC_URL_FILE cannot be read (ENOENT).',
      );
    });
  });

  test('reads only variables that compose.yaml passes on and the README lists', () => {
    const [source, compose, readme] = [
      'graphql-server/src/kernel/config.ts',
      'compose.yaml',
      'README.md',
    ].map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
    const parts = ['s3-settings.ts', 'payment-keys.ts'].map((path) =>
      readFileSync(new URL(path, import.meta.url), 'utf8'),
    );
    const names = new Set(`${source}${parts.join('')}`.match(/(?<=')[A-Z][A-Z0-9]*(_[A-Z0-9]+)*(?=')/g));
    expect(names.size).toBeGreaterThan(15);
    // These are set by the container image.
    const ofImage = new Set(['DATA_DIR', 'HOST']);
    expect([...names].filter((name) => !ofImage.has(name) && !compose?.includes(name))).toEqual([]);
    expect([...names].filter((name) => !readme?.includes(`\`${name}\``))).toEqual([]);
  });

  test('rejects an invalid HOST', () => {
    const [line] = faultOf({ HOST: 'http://localhost' })?.message.split('\n') ?? [];
    expect(line).toBe('HOST must be a host name or an IP address.');
  });

  test.each(['0.0.0.0', '::', 'shop.example', '192.168.1.5'])(
    'leaves the admin open at HOST=%s, which others reach, only where that is meant',
    (host) => {
      expect(readConfig({ HOST: host })).toEqual({ ...DEFAULTS, host, isAdminOpen: false });
      expect(readConfig({ HOST: host, ADMIN: 'open' })).toEqual({
        ...DEFAULTS,
        host,
        isAdminOpenToAll: true,
      });
    },
  );

  test('names every error at once, a line for each', () => {
    const environment = Object.fromEntries(FAULTS.map(([name, text]) => [name, text]));
    const lines = faultOf(environment)?.message.split('\n') ?? [];
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(environment).sort());
  });

  test('never prints an address, which may contain a password (GHSA-j5g3-5c8r-7qfx)', () => {
    expect(faultOf({ MONGODB_URI: 'mysql://admin:s3cret@db', PORT: 'x' })?.message).not.toContain('s3cret');
  });
});
