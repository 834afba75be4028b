import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { downloadOfficialMongod } from '../../src/kernel/mongodb/embedded/download-mongod.ts';
import { createDataFolder } from './data-folder.ts';

const hasPrograms = ['openssl', 'tar'].every((program) => spawnSync(program, ['--help']).error === undefined);
const PROGRAM = '#!/bin/sh\necho "db version v8.2.6"\n';

describe.runIf(process.platform === 'linux' && hasPrograms)(
  'the download of the official mongod (from a site made by openssl and tar)',
  () => {
    it('unpacks the program and reports progress', async () => {
      const site = await startDownloadSite();
      vi.stubEnv('NODE_EXTRA_CA_CERTS', site.certificatePath);
      const report = vi.fn();
      const path = await downloadOfficialMongod('8.2.6', site.folder, report);
      expect(readFileSync(path, 'utf8')).toBe(PROGRAM);
      const [doneBytes, totalBytes] = report.mock.lastCall ?? [];
      expect(doneBytes).toBeGreaterThan(0);
      expect(totalBytes).toBe(doneBytes);
    });

    it('rejects a site whose certificate is not trusted', async () => {
      const site = await startDownloadSite();
      await expect(downloadOfficialMongod('8.2.6', site.folder, vi.fn())).rejects.toThrow(
        /self-signed certificate/,
      );
      expect(site.requests).toEqual([]);
    });

    it('rejects an archive that does not match its checksum', async () => {
      const site = await startDownloadSite({ checksum: '0'.repeat(32) });
      vi.stubEnv('NODE_EXTRA_CA_CERTS', site.certificatePath);
      await expect(downloadOfficialMongod('8.2.6', site.folder, vi.fn())).rejects.toThrow(/MD5/i);
    });

    it('asks once, and not again', async () => {
      const site = await startDownloadSite({ status: 503 });
      vi.stubEnv('NODE_EXTRA_CA_CERTS', site.certificatePath);
      await expect(downloadOfficialMongod('8.2.6', site.folder, vi.fn())).rejects.toThrow(/503/);
      expect(site.requests).toHaveLength(1);
    });
  },
);

interface SiteSetting {
  readonly checksum?: string;
  readonly status?: number;
}

/** A fake of MongoDB's download site, with an archive that contains a small program. */
async function startDownloadSite({ checksum, status = 200 }: SiteSetting = {}) {
  const folder = mkdtempSync(join(createDataFolder(), 'site-'));
  const archive = packArchive(folder);
  const digest = checksum ?? createHash('md5').update(archive).digest('hex');
  const requests: string[] = [];
  const server = createServer(createCertificate(folder), ({ url = '' }, response) => {
    requests.push(url);
    const body = url.endsWith('.md5') ? Buffer.from(`${digest}  archive.tgz\n`) : archive;
    response.writeHead(status, { 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', `https://localhost:${(server.address() as AddressInfo).port}`);
  return { folder, requests, certificatePath: join(folder, 'certificate.pem') };
}

/**
 * Packs an archive with 300 kB of incompressible data, because the library counts in tenths of a megabyte.
 */
function packArchive(folder: string): Buffer {
  const programs = join(folder, 'mongodb-linux', 'bin');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'mongod'), PROGRAM);
  writeFileSync(join(folder, 'mongodb-linux', 'ballast'), randomBytes(300_000));
  const archivePath = join(folder, 'archive.tar');
  execFileSync('tar', ['-cf', archivePath, '-C', folder, 'mongodb-linux']);
  execFileSync('gzip', ['--fast', archivePath]);
  return readFileSync(`${archivePath}.gz`);
}

function createCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(certificate) };
}
