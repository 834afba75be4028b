import type { FormattedError } from '../graphql-errors.ts';

export interface Operation {
  query: string;
  operationName: string | undefined;
  variables: unknown;
}

export interface Result<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: FormattedError[];
}

/** Sends an operation without files. @throws TypeError when there is no response */
export async function postOperation<Data>(
  operation: Operation,
  options?: RequestInit,
): Promise<Result<Data>> {
  const response = await fetch('/graphql', {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify(operation),
  });
  return readResult(response.status, await response.text());
}

/** Errors are a response of any status. @throws for what is not GraphQL, such as a proxy's error page */
export function readResult<Data>(status: number, text: string): Result<Data> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body))
      return body as Result<Data>;
  } catch {
    // Told below.
  }
  throw new Error(`The server answered with status ${status}.`);
}

/** Sends a query without variables by GET. Never asks to sign in. Without a response the result is empty. */
export async function getOperation(query: string) {
  const response = await fetch(`/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'application/json' },
  }).catch(() => null);
  const { data } = (await response?.json().catch(() => null)) ?? {};
  return { status: response?.status, data };
}
