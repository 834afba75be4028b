import type { FastifyRequest } from 'fastify';

/**
 * What tells one request from another: two with the same key get the same answer, while nothing changes.
 * @returns null for a request that is to be looked at in any case.
 */
export function answerKey({ method, url, headers, body }: FastifyRequest): string | null {
  const accept = headers.accept ?? '';
  if (method !== 'POST') return `${accept}\n${url}`;
  const { query, variables, operationName, extensions } = (body ?? {}) as Record<string, unknown>;
  // Clients name themselves in them, which changes no answer; anything but an object is refused.
  if (extensions != null && (typeof extensions !== 'object' || Array.isArray(extensions))) return null;
  return `${accept}\n${operationName ?? ''}\n${JSON.stringify(variables ?? null)}\n${query}`;
}
