import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';

/** Sends the most expensive request for a call. `send` returns a short description of the response. */
export interface Attack {
  name: string;
  send: (served: ServedCatalogue) => Promise<string>;
}

/** Returns the last line's status, if there are several, or else the length of the response. */
export async function answerOf(answering: Promise<Response>): Promise<string> {
  const response = await answering;
  const text = await response.text();
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /"status":(\d+)/.exec(last)?.[1] ?? `${response.status}, ${text.length} bytes`;
}
