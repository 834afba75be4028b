import type { FastifyRequest } from 'fastify';

/** What tells one question from another: two requests with the same key get the same answer, while nothing changes. */
export function answerKey({ method, url, headers, body }: FastifyRequest): string {
  const accept = headers.accept ?? '';
  if (method !== 'POST') return `${accept}\n${url}`;
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  return `${accept}\n${operationName ?? ''}\n${JSON.stringify(variables ?? null)}\n${query}`;
}
