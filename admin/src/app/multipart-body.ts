import { type DocumentNode, print } from 'graphql';

interface Sendable {
  operationName: string | undefined;
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** Whether there is a file anywhere in the variables. */
export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

/**
 * The body of the GraphQL multipart request specification: the operation with null in the place of each file, the map
 * from parts to those places, and then the files. The server reads it from front to back, so the order is binding.
 */
export function multipartBody({ operationName, query, variables }: Sendable): FormData {
  const places = filePlaces(variables, 'variables');
  const emptied = JSON.stringify({ operationName, query: print(query), variables }, (_, value) =>
    value instanceof File ? null : value,
  );
  const body = new FormData();
  body.append('operations', emptied);
  body.append('map', JSON.stringify(Object.fromEntries(places.map(({ path }, part) => [part, [path]]))));
  for (const [part, { file }] of places.entries()) body.append(String(part), file, file.name);
  return body;
}

function filePlaces(value: unknown, path: string): { path: string; file: File }[] {
  if (value instanceof File) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => filePlaces(child, `${path}.${name}`));
}
