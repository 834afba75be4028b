import type { FuzzedRequest } from './inputs.ts';

/**
 * Sends what was made up. @throws Error when the server is at fault: by its status, or by what it says.
 */
export async function send(url: string, { method, path, headers, body }: FuzzedRequest): Promise<void> {
  const init = body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) };
  const response = await fetch(`${url}${path}`, { method, headers, ...init });
  const answer = await response.text();
  if (response.status >= 500 || answer.includes('INTERNAL_SERVER_ERROR'))
    throw new Error(`${response.status} ${answer.slice(0, 500)}`);
}
