import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildParts } from './build-parts.ts';

/** `npm run dev`: the server, the storefront and the admin, each reloading by itself when its sources change. */

const ROOT = resolve(import.meta.dirname, '../..');
const { PORT = '4000', STOREFRONT_PORT = '4321', ADMIN_PORT = '5173' } = process.env;

const PARTS = [
  {
    name: 'server',
    address: `http://localhost:${PORT}/graphql`,
    command: [
      process.execPath,
      '--watch-path=graphql-server/src',
      '--watch-path=graphql-server/schema.graphql',
      '--watch-preserve-output',
      'graphql-server/src/main.ts',
    ],
  },
  {
    name: 'storefront',
    address: `http://localhost:${STOREFRONT_PORT}/`,
    command: ['astro', 'dev', '--root', 'site', '--port', STOREFRONT_PORT],
  },
  {
    name: 'admin',
    address: `http://localhost:${ADMIN_PORT}/admin/`,
    command: ['vite', 'admin', '--port', ADMIN_PORT, '--strictPort'],
  },
];

// The server hands out all three as they were built last, too.
await buildParts();
for (const { name, address } of PARTS) console.log(`${name.padEnd(11)} ${address}`);
const children = PARTS.map(({ name, command }) => start(name, command));

/** None is of use without the others: when one ends, all do. */
function stop(exitCode: number): void {
  process.exitCode ??= exitCode;
  for (const child of children) child.kill('SIGTERM');
}

function start(name: string, [program = '', ...args]: string[]): ChildProcess {
  const bin = join(ROOT, 'node_modules/.bin');
  const child = spawn(program, args, {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter),
    },
  });
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => console.log(`[${name}] ${line}`));
  child.once('error', (error) => console.error(`[${name}] ${error.message}`));
  child.once('close', (code) => stop(code ?? 0));
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
