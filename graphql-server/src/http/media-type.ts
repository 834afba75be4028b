import type { IncomingMessage } from 'node:http';
import { UserError } from '../errors.ts';

/** The kinds of body a call may have, and what they are called. */
const BODY_KINDS = {
  json: { type: /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i, name: 'application/json in UTF-8' },
  multipart: { type: /^multipart\/form-data\s*;/i, name: 'multipart/form-data' },
  csv: { type: /^text\/csv\s*(;\s*(charset="?utf-?8"?|header=present)\s*)*$/i, name: 'text/csv in UTF-8' },
};

export type BodyKind = keyof typeof BODY_KINDS;

/** @throws UserError when a request declares a body of another kind than this call takes, or a character set but UTF-8. */
export function assertMediaType({ headers }: IncomingMessage, accepted: BodyKind[]): void {
  const type = headers['content-type'];
  if (type === undefined && !hasBody(headers)) return;
  if (accepted.some((kind) => BODY_KINDS[kind].type.test(type ?? ''))) return;
  const names = accepted.map((kind) => BODY_KINDS[kind].name);
  throw new UserError('UNSUPPORTED_MEDIA_TYPE', `Send this call's body as ${names.join(' or ')}.`);
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
