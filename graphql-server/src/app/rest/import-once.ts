import type { FastifyRequest } from 'fastify';
import { answerOnce, type Keep } from '../../modules/catalogue/attempts.ts';
import type { Context } from '../shop/context.ts';
import type { Envelope } from './envelope.ts';
import { idempotencyKey } from './json.ts';

interface FileImport {
  /**
   * The kind of import, such as stock-import. It prefixes the keys, so that those of different kinds never
   * collide.
   */
  kind: string;
  /** The import's name in the activity log. */
  name: string;
  isDryRun: boolean;
  /** The uploaded file. */
  path: string;
  run: (keep: Keep<Envelope>) => Promise<Envelope>;
  /** The running imports of this process, by their keys. */
  underWay: Map<string, Promise<Envelope>>;
}

/** Runs the import of a file once for each Idempotency-Key. A dry run changes nothing and needs none. */
export function importOnce(
  context: Context,
  request: FastifyRequest,
  { name, isDryRun, ...work }: FileImport,
): Promise<Envelope> {
  const key = isDryRun ? null : idempotencyKey(request);
  return answerOnce(context, { ...work, key, input: { name }, isDone: ({ success }) => success });
}
