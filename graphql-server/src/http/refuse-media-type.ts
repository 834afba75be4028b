import type { IncomingMessage } from 'node:http';
import { Refusal } from '../errors.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** The kinds of body a call may have. */
export type BodyKind = 'json' | 'multipart';

/** @throws Refusal when a request declares a body of another kind than this call takes, or a character set but UTF-8. */
export function refuseMediaType({ headers }: IncomingMessage, accepted: BodyKind[]): void {
  const type = headers['content-type'];
  if (type === undefined && !hasBody(headers)) return;
  const isAccepted = accepted.some((kind) => (kind === 'json' ? JSON_TYPE : MULTIPART_TYPE).test(type ?? ''));
  if (isAccepted) return;
  const names = accepted.map((kind) =>
    kind === 'json' ? 'application/json in UTF-8' : 'multipart/form-data',
  );
  throw new Refusal('UNSUPPORTED_MEDIA_TYPE', `Send this call's body as ${names.join(' or ')}.`);
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
