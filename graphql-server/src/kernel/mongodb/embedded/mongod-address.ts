import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstat, mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../errors.ts';
import { kernelTexts } from '../../messages.ts';

/** The operating system's limit for a socket path: 107 on Linux, 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103;
/** Not allowed in a socket path: `mongod` splits its list of addresses at commas, and host from port at a colon. */
const PLAIN_PATH = /^[\w./ -]+$/;

export interface MongodAddress {
  readonly mongodArguments: readonly string[];
  readonly host: string;
  readonly connect: NetConnectOpts;
  readonly uri: string;
}

/** A Unix socket that only this user can open. On Windows, a free loopback port. */
export async function chooseAddress(dbPath: string): Promise<MongodAddress> {
  return process.platform === 'win32'
    ? loopbackAddress(await findFreePort())
    : socketAddress(await socketPath(dbPath));
}

function socketAddress(path: string): MongodAddress {
  return {
    // Without the last argument, `mongod` also creates a socket in /tmp.
    mongodArguments: ['--bind_ip', path, '--filePermissions', '0600', '--nounixsocket'],
    host: path,
    connect: { path },
    uri: uriOf(encodeURIComponent(path)),
  };
}

export function loopbackAddress(port: number): MongodAddress {
  const host = `127.0.0.1:${port}`;
  return {
    mongodArguments: ['--bind_ip', '127.0.0.1', '--port', String(port)],
    host,
    connect: { host: '127.0.0.1', port },
    uri: uriOf(host),
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function uriOf(host: string): string {
  return `mongodb://${host}/?directConnection=true&retryWrites=true&w=majority`;
}

/** The folder for the socket: next to the files, or a private folder with a short name if that path is too long. */
async function socketPath(dbPath: string): Promise<string> {
  const path = join(dbPath, 'mongod.sock');
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES && PLAIN_PATH.test(path)) return path;
  const folder = join(tmpdir(), `mongod-${createHash('sha256').update(dbPath).digest('hex').slice(0, 16)}`);
  await createPrivateFolder(folder);
  return join(folder, 'mongod.sock');
}

/** In a shared folder, another user may already have a file with this name. */
async function createPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { mode, uid } = await lstat(folder);
  const isPrivate = (mode & 0o777) === 0o700 && uid === process.getuid?.();
  if (!isPrivate) {
    throw new StartupError(kernelTexts.socketFolderNotPrivate({ folder }));
  }
}
