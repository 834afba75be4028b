import { guardedFetch, OutgoingError } from '../../kernel/outgoing/guarded-fetch.ts';
import type { ReleaseRecord } from '../publishing/releases.ts';
import type { WebhookAnswer, WebhookCollection, WebhookSettings } from './collection.ts';
import { signedHeaders } from './secret.ts';

const MAX_ANSWERS = 10;

const MAX_CHARACTERS = 500;
/** The maximum size of the response's excerpt in UTF-8. */
export const EXCERPT_BYTES = 4 * MAX_CHARACTERS;
/** Invisible and bidirectional control characters. Excludes line breaks, and the joiners of Indian scripts and emoji. */
const UNSEEN = /(?![\n\t\u200c\u200d])\p{C}/gu;

const TIMEOUT_MS = 10_000;

/** Where to send messages, with the decrypted secret. */
export type Receiver = Pick<WebhookSettings, 'url' | 'secret'>;

interface Message {
  /** Stays the same in each attempt. */
  id: string;
  type: string;
  at: Date;
  release: number | null;
  /** Set for all events except releases. */
  data?: object | undefined;
  attempt: number;
}

/** Sends a message once. @param record the message's release @returns the outcome. Never rejects */
export async function sendMessage(
  { url, secret }: Receiver,
  { id, type, at, release, attempt, data: ofEvent }: Message,
  record: ReleaseRecord | null,
  privateNetworks: readonly string[],
): Promise<WebhookAnswer> {
  const { cause = null, causedBy = null, pages = null } = record ?? {};
  const reused = record && record.pages - record.checked;
  const { changed = null, entries: changes = null } = record ?? {};
  const data = ofEvent ?? { release, cause, causedBy, pages, reused, changed, changes };
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const sentAt = new Date();
  const begun = performance.now();
  const answer = { event: type, release, at: sentAt, attempt };
  const durationMs = () => Math.round(performance.now() - begun);
  try {
    const headers = signedHeaders(secret, id, sentAt, body);
    const request = { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
    const bounds = { maxBytes: EXCERPT_BYTES, isCut: true, privateNetworks };
    const { status, body: said, answeredAt } = await guardedFetch(url, { ...request, ...bounds });
    return {
      ...answer,
      status,
      durationMs: Math.round(answeredAt - begun),
      error: null,
      excerpt: excerptOf(said),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { ...answer, status: null, durationMs: durationMs(), error: error.message };
  }
}

export function hasArrived({ status }: WebhookAnswer): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** The start of a response as text that is safe to display. @returns null for an empty or binary response */
export function excerptOf(body: Buffer): string | null {
  if (body.includes(0)) return null;
  // Streaming mode omits a character that is cut off at the end.
  const text = new TextDecoder().decode(body, { stream: true });
  const characters = [...text.replaceAll('\r\n', '\n').replace(UNSEEN, '').trim()];
  if (characters.length === 0) return null;
  const beginning = characters.slice(0, MAX_CHARACTERS).join('');
  return characters.length > MAX_CHARACTERS ? `${beginning}…` : beginning;
}

/** Stores a webhook's last responses and its first failure, unless its secret was replaced in the meantime. */
export async function noteLastAnswer(
  { webhooks }: { webhooks: WebhookCollection },
  { _id, secret }: Pick<WebhookSettings, '_id' | 'secret'>,
  answer: WebhookAnswer,
): Promise<void> {
  const change = { $push: { answers: { $each: [answer], $slice: -MAX_ANSWERS } } };
  const since = hasArrived(answer)
    ? { $unset: { failingSince: '' as const } }
    : { $min: { failingSince: answer.at } };
  await webhooks.updateOne({ _id, secret }, { ...change, ...since });
}
