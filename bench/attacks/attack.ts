import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';

/**
 * An attack, which sends the most expensive request for a call. `send` returns a short description of the
 * response.
 */
export interface Attack {
  name: string;
  send: (served: ServedCatalogue) => Promise<string>;
}

/** Describes a response: the status in its last line, if it has several lines, or otherwise its length. */
export async function answerOf(answering: Promise<Response>): Promise<string> {
  const response = await answering;
  const text = await response.text();
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /"status":(\d+)/.exec(last)?.[1] ?? `${response.status}, ${text.length} bytes`;
}
