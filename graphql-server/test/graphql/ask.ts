import { buildSchema, type GraphQLObjectType, getNullableType, isEnumType, isObjectType } from 'graphql';
import { DEFINITIONS } from '../../src/app/shop/modules.ts';
import type { ErrorExtensions } from '../../src/schema.generated.ts';

const SCHEMA = buildSchema(DEFINITIONS);

/** An error of a response, as JSON. */
export interface WireError {
  message: string;
  path?: (string | number)[];
  locations?: { line: number; column: number }[];
  extensions: ErrorExtensions;
}

export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The body of the response as received. */
  text: string;
  data: Data | null;
  errors: WireError[];
}

/** The requested data, by alias and field. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own question.
type Anything = any;

interface Asked {
  readonly url: string;
}

/** Sends a POST request with JSON. */
export async function ask<Data = Anything>(
  { url }: Asked,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  return post({ url }, JSON.stringify({ query, variables }), {
    'content-type': 'application/json',
    ...headers,
  });
}

/** Sends a request that must succeed. @returns the data @throws Error with the response if it has errors */
export async function askFor<Data = Anything>(
  app: Asked,
  query: string,
  variables: object = {},
): Promise<Data> {
  return dataOf(await ask<Data>(app, query, variables));
}

/** Sends a request that must fail. @returns the only error */
export async function askInVain(app: Asked, query: string, variables: object = {}): Promise<WireError> {
  return onlyError(await ask(app, query, variables));
}

/** Sends files, each for the variables at its path, such as `images.0`. */
export async function askWithFiles<Data = Anything>(
  app: Asked,
  query: string,
  variables: object,
  files: Record<string, File>,
): Promise<Answer<Data>> {
  const form = new FormData();
  const paths = Object.keys(files).map((path, index) => [index, [`variables.${path}`]]);
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(paths)));
  Object.values(files).forEach((file, index) => {
    form.append(String(index), file);
  });
  return post(app, form);
}

/** Sends any body to /graphql. */
export async function post<Data = Anything>(
  { url }: Asked,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  return readAnswer(await fetch(`${url}/graphql`, { method: 'POST', headers, body }));
}

/** Sends a GET request with an encoded query string. */
export async function get<Data = Anything>(
  { url }: Asked,
  search: string,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  return readAnswer(await fetch(`${url}/graphql?${search}`, { headers }));
}

export function dataOf<Data>({ status, text, data, errors }: Answer<Data>): Data {
  if (data === null || errors.length > 0) throw new Error(`This was to succeed: ${status} ${text}`);
  return data;
}

export function onlyError({ status, text, errors }: Answer<unknown>): WireError {
  const [error, ...others] = errors;
  if (!error || others.length > 0) throw new Error(`This was to fail with one error: ${status} ${text}`);
  return error;
}

async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const { data = null, errors = [] } = JSON.parse(text) as { data?: Data | null; errors?: WireError[] };
  for (const { extensions } of errors) assertDescribed('ErrorExtensions', extensions);
  return { status: response.status, headers: response.headers, text, data, errors };
}

/** Checks every error of every test against the schema. @throws Error for an undeclared error */
function assertDescribed(typeName: string, value: object): void {
  const fields = (SCHEMA.getType(typeName) as GraphQLObjectType).getFields();
  for (const [member, inside] of Object.entries(value)) {
    // The error of a list's item is named by its path: `variants.2.sku`.
    const [name = ''] = member.split('.');
    const type = getNullableType(fields[name]?.type);
    if (!type) throw new Error(`The schema describes no ${member} in ${typeName}.`);
    if (isObjectType(type) && inside !== null) assertDescribed(type.name, inside);
    if (isEnumType(type) && !type.getValue(inside)) throw new Error(`The schema has no ${inside}.`);
  }
}
