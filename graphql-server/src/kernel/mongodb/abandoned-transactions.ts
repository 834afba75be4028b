import { setTimeout as sleep } from 'node:timers/promises';
import { type MongoClient, MongoServerError, type ServerSessionId } from 'mongodb';
import { APP_NAME } from './connect.ts';

const RETRY_MS = 100;
/**
 * After this time, MongoDB itself has aborted an idle transaction: it allows a minute, and checks every 30
 * seconds.
 */
const MONGODB_ENDS_THEM_MS = 100_000;
/** A running server sends its next statement within milliseconds. A server that was killed or paused sends none. */
const IDLE_MS = 1_000;

interface IdleSession {
  lsid: ServerSessionId;
  transaction: { parameters: { txnNumber: unknown }; timeActiveMicros: unknown };
}

/**
 * Ends a session's transaction when the database did not confirm its abort or commit. Returns at once, and retries in the
 * background until the database confirms.
 */
export function endAbandoned(client: MongoClient, session: ServerSessionId): void {
  abandonedOf(client).end(session);
}

/**
 * Stops retrying. Call this when the session starts its next transaction, because that ends the previous one.
 */
export function cancelEnding(client: MongoClient, session: ServerSessionId): void {
  abandonedOf(client).cancelEnding(session);
}

/**
 * Aborts transactions of all Mela servers that have been idle for at least `idleMs` since an earlier call, because their server
 * was killed or hangs. A server that resumes later retries its transaction.
 */
export async function endIdleTransactions(client: MongoClient, idleMs = IDLE_MS): Promise<void> {
  // If the database user may not list sessions, MongoDB aborts them after a minute.
  await abandonedOf(client)
    .endIdle(idleMs)
    .catch(() => {});
}

const abandonedByClient = new WeakMap<MongoClient, AbandonedTransactions>();

function abandonedOf(client: MongoClient): AbandonedTransactions {
  const known = abandonedByClient.get(client) ?? new AbandonedTransactions(client);
  abandonedByClient.set(client, known);
  return known;
}

/**
 * Aborts transactions that no server will complete. The documents they changed stay locked until MongoDB aborts them after 60 to
 * 90 seconds. This needs no privileges: every MongoDB user may list and end their own sessions.
 */
class AbandonedTransactions {
  readonly #client: MongoClient;
  /** Sessions of this client without a confirmed abort, each with the time by which MongoDB itself has aborted them. */
  readonly #unconfirmed = new Map<ServerSessionId, number>();
  #isEnding = false;
  /** When each transaction was first seen idle. The key consists of session, transaction and active time. */
  #idleSince = new Map<string, number>();
  #sampling: Promise<void> | null = null;

  constructor(client: MongoClient) {
    this.#client = client;
  }

  end(id: ServerSessionId): void {
    this.#unconfirmed.set(id, performance.now() + MONGODB_ENDS_THEM_MS);
    void this.#endUnconfirmed();
  }

  cancelEnding(id: ServerSessionId): void {
    this.#unconfirmed.delete(id);
  }

  endIdle(idleMs: number): Promise<void> {
    this.#sampling ??= this.#endIdle(idleMs).finally(() => {
      this.#sampling = null;
    });
    return this.#sampling;
  }

  async #endUnconfirmed(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    while (this.#unconfirmed.size > 0) {
      const ids = [...this.#unconfirmed.keys()];
      const isEnded = await this.#kill(ids).catch((error) => error instanceof MongoServerError);
      const now = performance.now();
      for (const id of ids)
        if (isEnded || now > (this.#unconfirmed.get(id) ?? 0)) this.#unconfirmed.delete(id);
      if (!isEnded) await sleep(RETRY_MS, undefined, { ref: false });
    }
    this.#isEnding = false;
  }

  /** Aborts transactions whose active time has not grown since an earlier sample. */
  async #endIdle(idleMs: number): Promise<void> {
    const sessions = await this.#readIdle();
    const now = performance.now();
    const idleSince = new Map<string, number>();
    const abandoned: ServerSessionId[] = [];
    for (const { lsid, transaction } of sessions) {
      const key = `${lsid.id} ${transaction.parameters.txnNumber} ${transaction.timeActiveMicros}`;
      const since = this.#idleSince.get(key) ?? now;
      if (now - since >= idleMs) abandoned.push(lsid);
      else idleSince.set(key, since);
    }
    this.#idleSince = idleSince;
    if (abandoned.length > 0) await this.#kill(abandoned);
  }

  async #readIdle(): Promise<IdleSession[]> {
    const pipeline = [
      { $currentOp: { allUsers: false, idleSessions: true } },
      {
        $match: {
          type: 'idleSession',
          appName: { $regex: `^${APP_NAME}( |$)` },
          transaction: { $exists: true },
        },
      },
      { $project: { lsid: 1, 'transaction.parameters.txnNumber': 1, 'transaction.timeActiveMicros': 1 } },
    ];
    const options = { readConcern: { level: 'local' } } as const;
    return this.#client.db('admin').aggregate<IdleSession>(pipeline, options).toArray();
  }

  async #kill(ids: readonly ServerSessionId[]): Promise<boolean> {
    await this.#client.db('admin').command({ killSessions: ids.map(({ id }) => ({ id })) });
    return true;
  }
}
