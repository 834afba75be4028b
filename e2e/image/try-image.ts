import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findMongod } from '../../graphql-server/src/kernel/mongodb/embedded/find-mongod.ts';
import { launchMongod } from '../../graphql-server/src/kernel/mongodb/embedded/launch-mongod.ts';
import {
  findFreePort,
  loopbackAddress,
} from '../../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import { contextOf, type Instruction, readStages } from './dockerfile.ts';

// `npm run try-image` simulates Docker if it is not available: it carries out the Dockerfile's steps in a temporary folder, and starts the
// result as compose.yaml does, as another user who can write only to the data folder, with its own MongoDB. It cannot test the two base
// images and Docker's own features (networks, volumes, limits).

const ROOT = resolve(import.meta.dirname, '../..');
const NODE_IN_IMAGE = '/usr/local/bin/node';
/** The image's user `nonroot`. */
const NONROOT = 65_532;
const READY_DEADLINE_MS = 60_000;
const PASSWORD = 'indigo-loom-at-dawn';
const MB = 1_000_000;
const run = promisify(execFile);

const folder = await realpath(await mkdtemp(join(tmpdir(), 'try-image-')));
try {
  const [build, image] = readStages(join(ROOT, 'Dockerfile'));
  if (!build || !image) throw new Error('The Dockerfile has not two stages.');
  const rootOf = { build: join(folder, 'build'), image: join(folder, 'image') };
  for (const instruction of build.instructions) await carryOut(instruction, rootOf.build, ROOT);
  for (const instruction of image.instructions) await carryOut(instruction, rootOf.image, rootOf.build);
  await printSizes(rootOf.image);
  mkdirSync(join(folder, 'mongodb'));
  await start(rootOf.image, image.instructions);
  await verifyUnit();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Carries out an instruction that creates files. The last stage's other instructions are read when it is started. */
async function carryOut({ name, text }: Instruction, root: string, from: string): Promise<void> {
  const cwd = join(root, 'mela');
  mkdirSync(cwd, { recursive: true });
  if (name === 'RUN') {
    console.log(`RUN ${text}`);
    // Absolute paths are relative to the image.
    const command = text.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`);
    const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
    await run('sh', ['-c', command], { cwd, env: { ...process.env, PATH: path }, maxBuffer: 50 * MB });
  }
  if (name === 'COPY') {
    const words = text.split(/\s+/).filter((word) => !word.startsWith('--'));
    const target = words.pop() ?? '';
    for (const word of words) copy(word, target, cwd, root, from);
  }
}

function copy(word: string, target: string, cwd: string, root: string, from: string): void {
  const to = target.startsWith('/') ? join(root, target) : join(cwd, target);
  if (word === '.') {
    for (const file of contextOf(from)) cpSync(join(from, file), join(to, file));
    return;
  }
  const source = word === NODE_IN_IMAGE ? process.execPath : join(from, word);
  const isFolder = statSync(source).isDirectory();
  cpSync(source, isFolder || !target.endsWith('/') ? to : join(to, basename(word)), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

async function printSizes(root: string): Promise<void> {
  const paths = { all: root, packages: join(root, 'mela/node_modules'), node: join(root, NODE_IN_IMAGE) };
  for (const [what, path] of Object.entries(paths)) {
    const { stdout } = await run('du', ['-s', '--apparent-size', '-B1', '--', path]);
    console.log(`${what}: ${(Number.parseInt(stdout, 10) / MB).toFixed(1)} MB`);
  }
}

async function start(root: string, instructions: Instruction[]): Promise<void> {
  const words = (name: string) => instructions.find((one) => one.name === name)?.text ?? '';
  const set = words('ENV')
    .split(' ')
    .map((pair) => pair.split('='));
  const port = await findFreePort();
  await using running = new AsyncDisposableStack();
  const mongodb = loopbackAddress(await findFreePort());
  const database = await launchMongod({
    mongod: await findMongod({
      mongodDir: join(ROOT, '.data/mongod'),
      writtenBy: undefined,
      log: console.log,
    }),
    dbPath: join(folder, 'mongodb'),
    address: mongodb,
    log: console.log,
  });
  running.defer(() => database.stop());
  const environment = {
    ...Object.fromEntries(set),
    DATA_DIR: join(root, 'data'),
    MONGODB_URI: mongodb.uri,
    PORT: String(port),
    PATH: join(root, dirname(NODE_IN_IMAGE)),
  };
  const options = { cwd: join(root, 'mela') };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const [command = '', ...prefix] = [...(await asNobody(root)), 'env', '-i', ...variables];
  const inImage = (argv: string[]) => [...prefix, join(root, NODE_IN_IMAGE), ...argv.slice(1)];
  const addOwner = ['node', 'graphql-server/commands/operator.ts', 'add', 'owner@shop.example'];
  const owner = spawn(command, inImage(addOwner), options);
  owner.stdin.end(`${PASSWORD}\n`);
  owner.stdout.pipe(process.stdout);
  owner.stderr.pipe(process.stderr);
  if ((await once(owner, 'exit'))[0] !== 0) throw new Error('The command for operators failed.');

  const started = performance.now();
  const server = spawn(command, inImage(JSON.parse(words('CMD'))), { ...options, stdio: 'inherit' });
  running.defer(() => void server.kill('SIGKILL'));
  const exited = once(server, 'exit');
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  console.log(`/readyz: 200 after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const path of ['/', '/admin/', '/api/product/list']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    console.log(`${path}: ${status}`);
    if (status !== 200) process.exitCode = 1;
  }
  const healthCheck = JSON.parse(words('HEALTHCHECK').replace(/^.*? CMD /, ''));
  await run(command, inImage(healthCheck), options);
  console.log('The health check succeeds.');
  server.kill('SIGTERM');
  const [code] = await exited;
  console.log(`Stopped with ${code}.`);
  if (code !== 0) process.exitCode = 1;
}

/**
 * Makes only the data folder writable, if this user can switch users.
 * @returns the command that switches to the other user
 */
async function asNobody(root: string): Promise<string[]> {
  if (process.getuid?.() !== 0) {
    console.log('Not tried: as another user, which only root can.');
    return [];
  }
  for (let parent = root; parent.startsWith(folder); parent = dirname(parent)) chmodSync(parent, 0o755);
  await run('chown', ['-R', 'root:root', root]);
  await run('chown', [`${NONROOT}:${NONROOT}`, join(root, 'data')]);
  await run('chmod', ['-R', 'a+rX,go-w', root]);
  const user = [`--reuid=${NONROOT}`, `--regid=${NONROOT}`, '--clear-groups'];
  return ['setpriv', ...user, '--no-new-privs', '--bounding-set=-all', '--'];
}

/** Verifies the systemd unit as if the shop were installed in this folder. */
async function verifyUnit(): Promise<void> {
  const unit = join(folder, 'mela.service');
  writeFileSync(unit, readFileSync(join(ROOT, 'deploy/mela.service'), 'utf8').replaceAll('/opt/mela', ROOT));
  const verified = await run('systemd-analyze', ['verify', unit]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  console.log(verified ? 'systemd-analyze verify finds nothing.' : 'Not tried: systemd-analyze is not here.');
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + READY_DEADLINE_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > deadline) throw new Error(`${url} is not ready.`);
    await sleep(50);
  }
}
