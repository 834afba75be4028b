/**
 * A small process between the server and `mongod`, so that `mongod` never outlives the server, however that ends.
 * Its standard input is the lifeline: the kernel closes it when the server dies, even by SIGKILL. It runs in a session
 * of its own, which no Ctrl-C and no kill of the server's process group reaches.
 *
 * Arguments: the path of `mongod`, then its arguments. Exit code: that of `mongod`, or 128 + the signal that ended it.
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
// Answered with the word to start: if the server died meanwhile, mongod is never started at all.
process.stdout.write('ready\n');
