import type { ServedCatalogue } from '../catalogue/with-catalogue.ts';

/** The worst that can be sent to a call; it answers how it was answered, in a word or two. */
export interface Attack {
  name: string;
  send: (served: ServedCatalogue) => Promise<string>;
}

/** The status of the last line, where there are several, or the length of the answer. */
export async function answerOf(answering: Promise<Response>): Promise<string> {
  const response = await answering;
  const text = await response.text();
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /"status":(\d+)/.exec(last)?.[1] ?? `${response.status}, ${text.length} bytes`;
}
