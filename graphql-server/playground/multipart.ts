/** What stands for a picture in a request's variables: `file:` and a number or a file name. */
const PLACEHOLDER = /^file:(\S.*)$/;

/** A picture named in the variables, and where: `variables.images.0`. */
export type Placeholder = { name: string; path: string };

/** Whatever GraphiQL sends. */
export type Operation = { query: string; operationName?: string | null; variables?: unknown };

/** Finds the pictures in a request, in the order they stand in its variables. */
export function findPlaceholders(value: unknown, path = 'variables'): Placeholder[] {
  if (typeof value === 'string') {
    const name = PLACEHOLDER.exec(value)?.[1];
    return name === undefined ? [] : [{ name, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findPlaceholders(child, `${path}.${key}`));
}

/**
 * The body that the GraphQL multipart request specification asks for: the operation with null in each
 * picture's place, the map from parts to places, then one part per place. The order matters: a server
 * reads the stream from front to back and has to know the operation before the first file.
 */
export function multipartBody(operation: Operation, placeholders: Placeholder[], files: File[]): FormData {
  const body = new FormData();
  body.append('operations', JSON.stringify(withoutPlaceholders(operation)));
  body.append('map', JSON.stringify(Object.fromEntries(placeholders.map(({ path }, i) => [i, [path]]))));
  for (const [i, file] of files.entries()) body.append(String(i), file, file.name);
  return body;
}

function withoutPlaceholders({ variables, ...rest }: Operation): Operation {
  const emptied: unknown = JSON.parse(
    JSON.stringify(variables, (_key, value: unknown) =>
      typeof value === 'string' && PLACEHOLDER.test(value) ? null : value,
    ),
  );
  return { ...rest, variables: emptied };
}
