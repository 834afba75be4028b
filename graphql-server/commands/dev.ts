import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortFree } from '../src/app/http/listen.ts';
import { readConfig } from '../src/kernel/config.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { shortLine } from '../src/kernel/log.ts';
import { buildParts } from './build-parts.ts';
import { commandsTexts } from './messages.ts';
import { spawnTool } from './run-tool.ts';

/** `npm run dev` runs the server, the storefront and the admin, and reloads each when its sources change. */

const ROOT = resolve(import.meta.dirname, '../..');
const POLL_MS = 250;
/** Lines of the server's output to hide: they name the built storefront and admin, which do not reload. */
const SERVER_ADDRESS = /\b(Storefront|Admin|GraphQL playground|REST) +http/;

const { PORT = '4000', STOREFRONT_PORT = '4321', ADMIN_PORT = '5173' } = process.env;

const PARTS = [
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
  {
    name: 'GraphQL',
    address: `http://localhost:${PORT}/graphql`,
    command: [
      process.execPath,
      `--watch-path=${join('graphql-server', 'src')}`,
      `--watch-path=${join('graphql-server', 'schema')}`,
      '--watch-preserve-output',
      join('graphql-server', 'src', 'main.ts'),
    ],
  },
];

const children: ChildProcess[] = [];
let isStopping = false;

try {
  await assertStartable();
  await buildParts({ only: ['GraphQL playground'] });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
for (const { name, command } of PARTS) children.push(start(name, command));
await Promise.all(PARTS.map(({ address }) => answers(address)));
for (const { name, address } of isStopping ? [] : PARTS) console.log(`${name.padEnd(11)} ${address}`);

/** @throws StartupError for an invalid variable, or a port in use. Astro would silently use the next port */
async function assertStartable(): Promise<void> {
  const { host, port } = readConfig(process.env);
  await assertPortFree({ host, port });
  for (const [name, value] of Object.entries({ STOREFRONT_PORT, ADMIN_PORT })) {
    if (!/^\d{1,5}$/.test(value)) throw new StartupError(commandsTexts.mustBeWholeNumber({ name, value }));
    await assertPortFree({ host: 'localhost', port: Number(value) });
  }
}

function start(name: string, command: string[]): ChildProcess {
  const child = spawnTool(command, ROOT);
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface(output).on('line', (line) => {
      if (line !== '' && !SERVER_ADDRESS.test(line))
        console.log(`[${name}] ${line.startsWith('{"level"') ? shortLine(line) : line}`);
    });
  }
  child.once('error', (error) => console.error(`[${name}] ${error.message}`));
  child.once('close', (code) => stop(code ?? 0));
  return child;
}

/** When one part ends, ends the others, which are useless without it. */
function stop(exitCode: number): void {
  isStopping = true;
  process.exitCode ??= exitCode;
  for (const child of children) child.kill('SIGTERM');
}

async function answers(address: string): Promise<void> {
  while (!isStopping) {
    const response = await fetch(address).catch(() => null);
    await response?.body?.cancel();
    if (response) return;
    await sleep(POLL_MS);
  }
}
