import { guardedFetch, OutgoingError } from '../../../kernel/outgoing/guarded-fetch.ts';
import type { ReleaseRecord } from '../releases.ts';
import type { WebhookAnswer, WebhookSettings } from './collection.ts';
import { EXCERPT_BYTES, excerptOf } from './excerpt-of.ts';
import { signedHeaders } from './sign.ts';

const TIMEOUT_MS = 10_000;

/** Where messages go; the secret is readable. */
export type Receiver = Pick<WebhookSettings, 'url' | 'secret'>;

interface Message {
  /** The same each time it is sent. */
  id: string;
  type: string;
  at: Date;
  release: number | null;
  /** Of all but releases. */
  data?: object | undefined;
  attempt: number;
}

/** Sends a message once. @param record of the release that it tells of. @returns what came of it; nothing is thrown. */
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
