import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const VERSION_TIMEOUT_MS = 20_000;

/** A `mongod` that runs on this machine. `version` is like `6.0.5`. */
export interface Mongod {
  readonly path: string;
  readonly version: string;
}

/** Negative when `a` is older than `b`, 0 when they are the same version. */
export function compareVersions(a: string, b: string): number {
  const [partsOfA, partsOfB] = [numbersOf(a), numbersOf(b)];
  return partsOfA.map((part, index) => part - (partsOfB[index] ?? 0)).find((difference) => difference) ?? 0;
}

/** The series of a version, within which files fit both ways: `6.0` for `6.0.5`. */
export function seriesOf(version: string): string {
  return numbersOf(version).slice(0, 2).join('.');
}

/**
 * Runs `mongod --version`.
 * @throws Error with the reason in the system's words, such as a shared library that is missing
 */
export async function askMongodVersion(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: VERSION_TIMEOUT_MS }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`${path} does not run on this machine: ${reasonOf(error)}`, { cause: error });
    },
  );
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${path} does not say which version of MongoDB it is`);
  return version;
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}

function reasonOf(error: Error & { stderr?: string }): string {
  return error.stderr?.trim().split('\n')[0] || error.message;
}
