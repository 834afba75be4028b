/** A GraphQL operation. Files may be anywhere in its variables. */
export interface OperationWithFiles {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

/** Whether the variables contain a file. */
export function hasFile(variables: unknown): boolean {
  return filesIn(variables, '').length > 0;
}

/**
 * The body of the GraphQL multipart request specification, for browsers and Node.js: the operation with null in the place of each
 * file, the map from parts to those places, and the files. Servers read the stream from front to back, so the order matters.
 */
export function multipartRequest(operation: OperationWithFiles): FormData {
  const files = filesIn(operation.variables, 'variables');
  const body = new FormData();
  body.append(
    'operations',
    JSON.stringify(operation, (_, value) => (value instanceof File ? null : value)),
  );
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, part) => [part, [path]]))));
  for (const [part, { file }] of files.entries()) body.append(String(part), file, file.name);
  return body;
}

function filesIn(value: unknown, path: string): { path: string; file: File }[] {
  if (value instanceof File) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => filesIn(child, `${path}.${name}`));
}
