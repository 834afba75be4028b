import { type FileUpload, Upload } from 'graphql-upload-ts';
import { UserError } from '../errors.ts';
import type { UploadedFile } from '../images/prepare-image.ts';
import { kernelMessages } from '../messages.ts';
import { type MultipartForm, malformed } from './read-multipart.ts';

/** The same limit as for a request without files. It is enough for a section of the storefront content. */
export const MAX_OPERATIONS_BYTES = 100 * 1024;

/** The value of a variable of the Upload type. */
export type GraphqlFile = Promise<UploadedFile>;

/**
 * The operations of a GraphQL multipart request, with its files inserted at the paths in its map.
 * https://github.com/jaydenseric/graphql-multipart-request-spec
 * @throws UserError when it is malformed, or lacks a file of the map
 */
export function operationsOf({ fields, files }: MultipartForm): unknown {
  // The specification requires this order, so that servers can start before the files arrive.
  const names = Object.keys(fields);
  if (names.indexOf('operations') > names.indexOf('map')) throw malformed();
  const operations = parseObject(fields['operations']);
  for (const [field, paths] of Object.entries(parseObject(fields['map']))) {
    if (!Array.isArray(paths)) throw malformed();
    // Of several files with the same part name, the first one counts.
    const file = files.find((candidate) => candidate.field === field);
    if (!file) throw new UserError('BAD_USER_INPUT', kernelMessages.uploadIncomplete);
    const upload = uploadOf(file);
    for (const path of paths) placeUpload(operations, path, upload);
  }
  return operations;
}

/** A value that the Upload scalar accepts. */
export function uploadOf({ name, path, size }: UploadedFile): Upload {
  const upload = new Upload();
  // The library's own files are streams in its temporary folder. Ours are complete files, as the resolvers' type declares.
  upload.resolve({ name, path, size } as unknown as FileUpload);
  return upload;
}

function parseObject(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The Upload scalar rejects it later, like any other invalid value.
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

/** Reads own properties only, because a path must not lead into a prototype. */
function ownValue(place: unknown, name: string): unknown {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) throw malformed();
  return (place as Record<string, unknown>)[name];
}
