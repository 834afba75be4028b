import type { FastifyRequest } from 'fastify';
import { answerOnce, type Keep } from '../../modules/catalogue/attempts.ts';
import type { Context } from '../shop/context.ts';
import type { Envelope } from './envelope.ts';
import { idempotencyKey } from './json.ts';

interface FileImport {
  /** Such as stock-import: keys of other kinds are other keys. */
  kind: string;
  /** What the import is called in the history. */
  name: string;
  isDryRun: boolean;
  /** The file that was sent. */
  path: string;
  run: (keep: Keep<Envelope>) => Promise<Envelope>;
  /** The imports of this process that have not ended, by their attempts. */
  underWay: Map<string, Promise<Envelope>>;
}

/** Runs the import of a file once for each Idempotency-Key. A dry run changes nothing, so it needs none. */
export function importOnce(
  context: Context,
  request: FastifyRequest,
  { name, isDryRun, ...work }: FileImport,
): Promise<Envelope> {
  const key = isDryRun ? null : idempotencyKey(request);
  return answerOnce(context, { ...work, key, input: { name }, isDone: ({ success }) => success });
}
