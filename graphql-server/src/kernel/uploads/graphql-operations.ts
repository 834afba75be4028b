import { type FileUpload, Upload } from 'graphql-upload-ts';
import { UserError } from '../errors.ts';
import type { UploadedFile } from '../images/prepare-image.ts';
import { type MultipartForm, malformed } from './read-multipart.ts';

/** As much as of a request without files: a section of the storefront content fits. */
export const MAX_OPERATIONS_BYTES = 100 * 1024;

/** What a variable of the Upload type holds. */
export type GraphqlFile = Promise<UploadedFile>;

/**
 * The operations of a GraphQL multipart request, with its files at the places that its map names.
 * https://github.com/jaydenseric/graphql-multipart-request-spec
 * @throws UserError when it is malformed, or a file that the map names is missing.
 */
export function operationsOf({ fields, files }: MultipartForm): unknown {
  // The specification's order, by which a server could begin before the files are there.
  const names = Object.keys(fields);
  if (names.indexOf('operations') > names.indexOf('map')) throw malformed();
  const operations = parseObject(fields['operations']);
  for (const [field, paths] of Object.entries(parseObject(fields['map']))) {
    if (!Array.isArray(paths)) throw malformed();
    // Of several files that are sent under one name the first one counts.
    const file = files.find((candidate) => candidate.field === field);
    if (!file) throw new UserError('BAD_USER_INPUT', MISSING_FILE);
    const upload = uploadOf(file);
    for (const path of paths) placeUpload(operations, path, upload);
  }
  return operations;
}

const MISSING_FILE = 'The upload broke off, or a file it announced is missing: send it again.';

/** A value that the Upload scalar accepts. */
export function uploadOf({ name, path, size }: UploadedFile): Upload {
  const upload = new Upload();
  // The library's own files are streams in a temporary folder of its own; ours are whole, and the resolvers' type says so.
  upload.resolve({ name, path, size } as unknown as FileUpload);
  return upload;
}

function parseObject(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Refused below, as is any other value.
  }
  throw malformed();
}

function placeUpload(operations: object, path: unknown, upload: Upload): void {
  if (typeof path !== 'string') throw malformed();
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: unknown = operations;
  for (const name of names) place = ownValue(place, name);
  if (ownValue(place, last) !== null) throw malformed();
  (place as Record<string, unknown>)[last] = upload;
}

/** Only own properties: a path must not lead into a prototype. */
function ownValue(place: unknown, name: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) throw malformed();
  return (place as Record<string, unknown>)[name];
}
