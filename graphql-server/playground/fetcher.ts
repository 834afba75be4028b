import { hasFile, multipartRequest, type OperationWithFiles } from '@mela/rules/multipart-request.ts';
import type { GraphiQLProps } from 'graphiql';
import { GraphQLError, getOperationAST, Kind, parse } from 'graphql';
import { withUploads } from './uploads.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** The page and the API have the same address. */
export const ENDPOINT = '/graphql';

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Sends GraphiQL's requests as JSON, or as multipart if the variables name an image. Every failure becomes a GraphQL error, because
 * GraphiQL prints thrown errors with their stack.
 */
export const fetcher: Fetcher = async ({ variables, ...operation }, options) => {
  try {
    for (const deletion of deletionsIn(operation)) {
      if (!confirm(`Run ${deletion}? What it deletes cannot be brought back.`))
        throw new Error(`Not sent: ${deletion} was not confirmed.`);
    }
    const request = { ...operation, variables: await withUploads(variables) };
    return await resultOf(await send(request, options?.headers));
  } catch (error) {
    return { errors: [new GraphQLError(error instanceof Error ? error.message : String(error))] };
  }
};

function deletionsIn({ query, operationName }: { query: string; operationName?: string | null | undefined }) {
  // The server reports the syntax error.
  if (!/\bdelete/.test(query)) return [];
  const operation = getOperationAST(parse(query), operationName);
  const fields = operation?.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);
  return (fields ?? []).map(({ name }) => name.value).filter((name) => name.startsWith('delete'));
}

async function send(request: OperationWithFiles, extraHeaders: Record<string, string> = {}) {
  const isMultipart = hasFile(request.variables);
  const body = isMultipart ? multipartRequest(request) : JSON.stringify(request);
  // Any site's form can send a multipart request. This header proves that the request does not come from a form.
  const headers = isMultipart
    ? { 'apollo-require-preflight': 'true' }
    : { 'content-type': 'application/json' };
  try {
    return await fetch(ENDPOINT, {
      method: 'POST',
      body,
      headers: { accept: ACCEPT, ...headers, ...extraHeaders },
    });
  } catch (cause) {
    throw new Error('The server did not answer. Is it still running?', { cause });
  }
}

async function resultOf(answer: Response) {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The server answered ${answer.status} ${answer.statusText}, which is not JSON: ${text}`, {
      cause,
    });
  }
}
