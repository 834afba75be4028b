/**
 * A process between the server and `mongod`. When the server dies, the operating system closes the watchdog's standard input, and
 * the watchdog stops `mongod`. Arguments: the path of `mongod`, then its arguments. Exit code: that of `mongod`, or 128 + its
 * signal.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

const STOP_TIMEOUT_MS = 10_000;

const [program = '', ...mongodArguments] = process.argv.slice(2);
let mongod: ChildProcess | undefined;

function start(): void {
  mongod = spawn(program, mongodArguments, { stdio: ['ignore', 2, 2], windowsHide: true });
  mongod.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(127);
  });
  mongod.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

function stop(): void {
  if (!mongod) process.exit(0);
  mongod.kill('SIGTERM');
  setTimeout(() => mongod?.kill('SIGKILL'), STOP_TIMEOUT_MS);
}

process.stdin.once('data', start);
process.stdin.once('close', stop);
for (const stream of [process.stdin, process.stdout]) stream.on('error', () => undefined);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
// The server responds to this. If it died in the meantime, `mongod` is never started.
process.stdout.write('ready\n');
