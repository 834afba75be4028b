const NO_ANSWER = 'The server did not answer. You may be offline.';

/** Why an operation failed: a sentence to show, and what is wrong with which field. */
export class Refusal extends Error {
  readonly code: string | undefined;
  readonly fieldErrors: Record<string, string>;

  constructor(message: string, code?: string, fieldErrors: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; fieldErrors?: Record<string, string> } }[];
}

/** Makes one of the operations of a document, without Apollo. @throws Refusal */
export async function send<Data>(
  document: string,
  operationName: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document, operationName, variables }),
  }).catch(() => null);
  const { data, errors }: Answer<Data> = (await response?.json().catch(() => null)) ?? {};
  if (data && !errors) return data;
  const [{ message = NO_ANSWER, extensions = {} } = {}] = errors ?? [];
  throw new Refusal(message, extensions.code, extensions.fieldErrors);
}
