import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';
import type { Mongod } from './binary-cache.ts';

const MAX_LOG_BYTES = 5_000_000;
const MAX_READ_BYTES = 256 * 1024;

export function logPath(dbPath: string): string {
  return join(dbPath, 'mongod.log');
}

/** Receives messages that `mongod` cannot write to its log, such as a missing shared library. */
export function stderrPath(dbPath: string): string {
  return join(dbPath, 'mongod.stderr');
}

/** Rotates the log. @returns the byte offset where the next run starts */
export async function limitLog(dbPath: string): Promise<number> {
  const path = logPath(dbPath);
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes <= MAX_LOG_BYTES) return bytes;
  await rename(path, join(dbPath, 'mongod.previous.log'));
  return 0;
}

/** @param runStart the value that `limitLog` returned before the run */
async function lastError(dbPath: string, runStart: number): Promise<string | undefined> {
  const lines = (await readFrom(logPath(dbPath), runStart)).split('\n').slice(0, -1);
  const failure = lines.map(failureIn).findLast(Boolean);
  const errorOutput = await readFile(stderrPath(dbPath), 'utf8').catch(() => '');
  return failure ?? (errorOutput.trim().split('\n').at(-1) || undefined);
}

function failureIn(line: string): string | undefined {
  if (!/"s":"[EF]"/.test(line)) return undefined;
  const { msg, attr } = JSON.parse(line);
  const details = typeof attr?.error === 'string' ? attr.error : (attr?.error?.errmsg ?? attr?.message);
  return details ? `${msg}: ${details}` : msg;
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (!file) return '';
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MAX_READ_BYTES), 0, MAX_READ_BYTES, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The exit code of `mongod` when the files' series is too new or too old. It has not changed the files. */
const FILES_DO_NOT_FIT = 62;

export async function explainExit(
  code: number | null,
  mongod: Mongod,
  dbPath: string,
  runStart: number,
): Promise<StartupError> {
  const reason = await lastError(dbPath, runStart);
  if (code === FILES_DO_NOT_FIT) {
    return new StartupError(
      kernelTexts.otherReleaseSeries({ version: mongod.version, folder: dbPath }) +
        kernelTexts.installSameSeries({ reason }),
    );
  }
  const ending = code === null ? kernelTexts.wasKilled : kernelTexts.endedWithCode({ code });
  return new StartupError(
    kernelTexts.mongodbEndedWhileStarting({
      version: mongod.version,
      path: mongod.path,
      ending,
      reason: reason ?? 'no reason given',
      log: logPath(dbPath),
    }),
  );
}
