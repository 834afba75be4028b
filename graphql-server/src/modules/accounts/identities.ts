import type { Collection, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { AccountCollections, Operator } from './collections.ts';
import { accountsMessages } from './messages.ts';
import { hashSecret, isSameSecret, newSecret } from './secrets.ts';
import { hasEnded, NOTED_EVERY_MS, noteUse } from './sessions.ts';

/** How long to rely on the fact that accounts exist before checking it again. */
const ACCOUNTS_KNOWN_MS = 1_000;
/** Longer cookies and tokens are not hashed, because this server issues none. */
const MAX_SECRET_LENGTH = 100;
const ANONYMOUS: Viewer = { kind: 'anonymous' };

/** The credentials of a request. */
export interface Credentials {
  /** The token in the session cookie. */
  sessionToken: string | null;
  /** The token in the `Authorization` header. */
  bearer: string | null;
}

const OPERATOR_FIELDS = { name: 1, email: 1, role: 1 } as const;

interface OfOperator {
  operator: Pick<Operator, '_id' | keyof typeof OPERATOR_FIELDS>;
}

interface Options {
  collections: AccountCollections;
  /** Whether all callers have all rights until an account exists. It may change while the server runs. */
  config: { readonly isAdminOpen: boolean };
}

/** Identifies the sender of a request. It reads the database each time, so that a session ended on another server is also rejected here. */
export class Identities {
  /** A token for the user who started the server, who can read its files anyway. It is never stored. */
  readonly ownToken = newSecret();
  readonly #collections: AccountCollections;
  readonly #config: Options['config'];
  /** When accounts were last found to exist. */
  #accountsSeenAt = Number.NEGATIVE_INFINITY;

  constructor({ collections, config }: Options) {
    this.#collections = collections;
    this.#config = config;
  }

  /** @throws UserError for an invalid or expired token, which, unlike a cookie, is sent deliberately */
  async identify({ sessionToken, bearer }: Credentials): Promise<Viewer> {
    const viewer = await this.#find(sessionToken, bearer);
    if (viewer.kind !== 'anonymous') return viewer;
    if (bearer !== null) throw new UserError('UNAUTHENTICATED', accountsMessages.invalidToken);
    return (await this.isOpen()) ? { kind: 'open' } : viewer;
  }

  /** Whether callers have all rights without signing in. */
  async isOpen(): Promise<boolean> {
    return this.#config.isAdminOpen && !(await this.hasAccounts());
  }

  async hasAccounts(): Promise<boolean> {
    if (performance.now() - this.#accountsSeenAt < ACCOUNTS_KNOWN_MS) return true;
    const { operators } = this.#collections;
    const account = await operators.findOne({}, { projection: { _id: 1 }, hint: '_id_' });
    if (account) this.#accountsSeenAt = performance.now();
    return account !== null;
  }

  #find(sessionToken: string | null, bearer: string | null): Promise<Viewer> {
    const [kind, secret] = bearer === null ? ['session', sessionToken] : ['token', bearer];
    if (!secret || secret.length > MAX_SECRET_LENGTH) return Promise.resolve(ANONYMOUS);
    if (kind === 'token' && isSameSecret(secret, this.ownToken)) {
      return Promise.resolve({ kind: 'open', isCommand: true });
    }
    return kind === 'token' ? this.#findToken(secret) : this.#findSession(secret);
  }

  async #findSession(token: string): Promise<Viewer> {
    const session = await this.#findWithOperator(this.#collections.sessions, { _id: hashSecret(token) });
    if (!session || hasEnded(session)) return ANONYMOUS;
    if (Date.now() - session.usedAt.getTime() > NOTED_EVERY_MS) noteUse(this.#collections, session);
    return { kind: 'operator', ...operatorOf(session), sessionId: session._id };
  }

  async #findToken(secret: string): Promise<Viewer> {
    const { apiTokens } = this.#collections;
    const token = await this.#findWithOperator(apiTokens, { tokenHash: hashSecret(secret) });
    if (!token) return ANONYMOUS;
    if (Date.now() - (token.usedAt?.getTime() ?? 0) > NOTED_EVERY_MS) {
      const use = { $set: { usedAt: new Date() } };
      apiTokens.updateOne({ _id: token._id }, use, { writeConcern: { w: 1 } }).catch(() => {});
    }
    const { _id: tokenId, name: tokenName, scopes } = token;
    return { kind: 'token', ...operatorOf(token), tokenId: tokenId.toHexString(), tokenName, scopes };
  }

  /**
   * Uses one query, because every request waits for it.
   * @returns null if the document or its operator does not exist
   */
  async #findWithOperator<T extends { operatorId: ObjectId }>(
    collection: Collection<T>,
    wanted: Partial<T>,
  ): Promise<(T & OfOperator) | null> {
    const found = collection.aggregate<T & OfOperator>([
      { $match: wanted },
      {
        $lookup: {
          from: this.#collections.operators.collectionName,
          as: 'operator',
          localField: 'operatorId',
          foreignField: '_id',
          pipeline: [{ $project: OPERATOR_FIELDS }],
        },
      },
      { $unwind: '$operator' },
    ]);
    return (await found.toArray())[0] ?? null;
  }
}

function operatorOf({ operator: { _id, name, email, role } }: OfOperator) {
  return { operatorId: _id.toHexString(), name: name || email, role };
}
