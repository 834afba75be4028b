import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { listCachedMongods } from '../../graphql-server/src/kernel/mongodb/embedded/binary-cache.ts';
import { FRUGAL_ARGUMENTS } from '../../graphql-server/src/kernel/mongodb/embedded/launch-mongod.ts';
import { findFreePort } from '../../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import {
  type MongodProcess,
  startMongod,
} from '../../graphql-server/src/kernel/mongodb/embedded/mongod-process.ts';
import { processesOn } from '../../graphql-server/src/kernel/mongodb/embedded/stale-processes.ts';
import { createDataDir } from '../../graphql-server/test/kills/data-dir.ts';
import { type ServerProcess, startServerProcess } from '../../graphql-server/test/server-process.ts';
import { withClient } from '../../graphql-server/test/with-client.ts';
import { START_ENVIRONMENT, START_OPTIONS } from '../metered/start-options.ts';
import { METER_OPTIONS } from '../metered/usage.ts';

const SET_NAME = 'day';
const SERVERS = 2;
/** How long requests may still fail after a process has restarted. */
const RECOVERY_MS = 10_000;

/** Two servers on one database, each of which can be killed. */
export class House {
  readonly dataDir: string;
  readonly uri: string;
  readonly servers: ServerProcess[] = [];
  /**
   * The periods in which a process was down, including a grace period. Times are those of
   * `performance.now()`.
   */
  readonly dead: { what: string; from: number; until: number }[] = [];
  readonly #mongodPath: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  readonly #ports: number[] = [];
  #mongod: MongodProcess | null = null;

  private constructor(
    dataDir: string,
    mongodPath: string,
    port: number,
    environment: Record<string, string>,
  ) {
    this.dataDir = dataDir;
    this.#mongodPath = mongodPath;
    this.#port = port;
    this.uri = `mongodb://127.0.0.1:${port}/?replicaSet=${SET_NAME}`;
    this.#environment = { ...START_ENVIRONMENT, ...environment, MONGODB_URI: this.uri };
  }

  static async open(environment: Record<string, string>): Promise<House> {
    const dataDir = await createDataDir();
    const [mongod] = await listCachedMongods(join(dataDir, 'mongod'));
    if (!mongod) throw new Error('Run the tests first: they fetch MongoDB.');
    const shared = {
      RELEASES_DIR: join(dataDir, 'releases'),
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    const house = new House(dataDir, mongod.path, await findFreePort(), { ...shared, ...environment });
    await mkdir(house.#dbPath, { recursive: true });
    await mkdir(join(dataDir, 'uploads'));
    house.#startMongod();
    const direct = `mongodb://127.0.0.1:${house.#port}/?directConnection=true`;
    const members = [{ _id: 0, host: `127.0.0.1:${house.#port}` }];
    await withClient(direct, (client) =>
      client.db('admin').command({ replSetInitiate: { _id: SET_NAME, members } }),
    );
    for (let index = 0; index < SERVERS; index += 1) {
      house.#ports.push(await findFreePort());
      await mkdir(house.#dirOf(index));
      await symlink(join(dataDir, 'uploads'), join(house.#dirOf(index), 'uploads'), 'junction');
      await house.#startServer(index);
    }
    return house;
  }

  get ports(): readonly number[] {
    return this.#ports;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#ports[0]}`;
  }

  isDeadAt(at: number): boolean {
    return this.dead.some(({ from, until }) => at >= from && at <= until);
  }

  async killServer(index: number, forMs: number): Promise<void> {
    await this.#whileDead(
      `server ${index + 1}`,
      forMs,
      () => this.servers[index]?.kill('process'),
      () => this.#startServer(index),
    );
  }

  async killDatabase(forMs: number): Promise<void> {
    const kill = async () => {
      for (const { pid } of await processesOn(this.#dbPath)) process.kill(pid, 'SIGKILL');
      await this.#mongod?.exited;
    };
    await this.#whileDead('the database', forMs, kill, async () => {
      this.#startMongod();
      await withClient(this.uri, (client) => client.db('admin').command({ ping: 1 }), {
        serverSelectionTimeoutMS: 60_000,
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.#mongod?.stop();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10 });
  }

  async #whileDead(
    what: string,
    forMs: number,
    kill: () => Promise<void> | undefined,
    revive: () => Promise<void>,
  ): Promise<void> {
    const span = { what, from: performance.now(), until: Number.POSITIVE_INFINITY };
    this.dead.push(span);
    await kill();
    await new Promise((resolve) => setTimeout(resolve, forMs));
    await revive();
    span.until = performance.now() + RECOVERY_MS;
  }

  get #dbPath(): string {
    return join(this.dataDir, 'mongodb');
  }

  #dirOf(index: number): string {
    return join(this.dataDir, `server-${index + 1}`);
  }

  #startMongod(): void {
    const mongodArguments = [
      ...[
        '--replSet',
        SET_NAME,
        '--oplogSize',
        '256',
        '--bind_ip',
        '127.0.0.1',
        '--port',
        String(this.#port),
      ],
      ...['--logpath', join(this.#dbPath, 'mongod.log'), '--nounixsocket', ...FRUGAL_ARGUMENTS],
    ];
    this.#mongod = startMongod({ mongodPath: this.#mongodPath, dbPath: this.#dbPath, mongodArguments });
  }

  async #startServer(index: number): Promise<void> {
    const server = startServerProcess({
      dataDir: this.#dirOf(index),
      environment: { ...this.#environment, PORT: String(this.#ports[index]) },
      nodeOptions: [...START_OPTIONS, ...METER_OPTIONS],
    });
    this.servers[index] = server;
    await server.url;
  }
}
