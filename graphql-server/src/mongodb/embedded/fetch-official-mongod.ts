import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ReportProgress } from './fetch-progress.ts';

const DOWNLOAD_PROGRAM = fileURLToPath(new URL('./memory-server-download.ts', import.meta.url));
const PROGRESS_LINE = /\((\d+(?:\.\d+)?)mb \/ (\d+(?:\.\d+)?)mb\)/;
const MEBIBYTE = 2 ** 20;

/** One try, certificates and checksum verified, whatever the environment says: the library's defaults are laxer. */
const STRICT_ENVIRONMENT = {
  MONGOMS_MAX_RETRIES: '1',
  MONGOMS_MD5_CHECK: 'true',
  MONGOMS_USE_HTTP: 'false',
  npm_config_strict_ssl: 'true',
};

/**
 * Downloads MongoDB's official `mongod` into a folder.
 * @returns the path of the `mongod`
 * @throws Error with the reason, such as a host that cannot be found
 */
export async function fetchOfficialMongod(
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
  const [complaint, [code]] = await Promise.all([text(download.stderr), once(download, 'close')]);
  if (code !== 0)
    throw new Error(complaint.trim().split('\n').at(-1) || `the download ended with code ${code}`);
  return lastLine;
}

/** Reads the numbers out of the library's progress line; the checksum's download is too small to be reported. */
function reportLine(line: string, report: ReportProgress): void {
  const [, done, total] = PROGRESS_LINE.exec(line) ?? [];
  if (Number(total) > 0) report(Number(done) * MEBIBYTE, Number(total) * MEBIBYTE);
}
