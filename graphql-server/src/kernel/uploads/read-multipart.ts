import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';
import { tooManyImages } from '../images/image-errors.ts';
import type { UploadedFile } from '../images/prepare-image.ts';
import { kernelMessages } from '../messages.ts';
import { assertDeclaredLength, limitBody } from './limit-body.ts';
import type { StoredRequest, UploadFolder } from './upload-folder.ts';

const MAX_FIELDS = 30;
/** The size allowed for a request's fields and part headers, in addition to its files. */
const MARGIN_BYTES = 256 * 1024;

/** A file of a multipart request, with the name of its part. */
export interface FormFile extends UploadedFile {
  field: string;
}

/** A complete multipart/form-data request. Disposing of it deletes its files. */
export interface MultipartForm extends AsyncDisposable {
  /** The fields by name, in the order of arrival. If a name is repeated, the last value counts. */
  fields: Record<string, string>;
  files: FormFile[];
}

type Limits = Pick<Config, 'maxImages' | 'maxUploadBytes'> & { maxFieldBytes: number };

/**
 * Reads a multipart/form-data request and stores its files on disk, for both transports.
 * @throws UserError when it is malformed, interrupted, too slow or exceeds a limit. Then no files remain
 */
export async function readMultipart(
  raw: IncomingMessage,
  folder: UploadFolder,
  limits: Limits,
): Promise<MultipartForm> {
  const maxBytes = limits.maxImages * limits.maxUploadBytes + MARGIN_BYTES;
  assertDeclaredLength(raw, maxBytes);
  const parser = createParser(raw, limits);
  const stored = folder.openRequest();
  const received = receive(parser, stored, limits);
  try {
    limitBody(raw, maxBytes)
      .once('error', (error) => parser.destroy(error))
      .pipe(parser);
    const { fields, files } = await received;
    return { fields, files, [Symbol.asyncDispose]: () => stored[Symbol.asyncDispose]() };
  } catch (error) {
    raw.unpipe();
    parser.destroy();
    await stored[Symbol.asyncDispose]();
    throw isOurs(error) ? error : malformed();
  }
}

async function receive(
  parser: busboy.Busboy,
  stored: StoredRequest,
  { maxImages, maxFieldBytes }: Limits,
): Promise<Pick<MultipartForm, 'fields' | 'files'>> {
  const { promise: ended, resolve: end, reject } = Promise.withResolvers<void>();
  const refuse = (error: unknown) => {
    reject(error);
    parser.destroy();
  };
  const fields: Record<string, string> = Object.create(null);
  const files: Promise<FormFile>[] = [];
  parser
    .on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) return refuse(fieldTooLong(name, maxFieldBytes));
      try {
        stored.reserve('memory', 2 * value.length);
        fields[name] = value;
      } catch (error) {
        refuse(error);
      }
    })
    .on('file', (field, stream, { filename: name = '' }) => {
      // After a malformed part the parser continues, but would never end this part.
      if (parser.destroyed) return stream.destroy();
      const file = storeFile(stream, stored).then((written) => ({ field, name, ...written }));
      // Without a listener, the error of an aborted file would end the process.
      stream.on('error', refuse);
      file.catch(refuse);
      files.push(file);
    })
    .once('filesLimit', () => refuse(tooManyImages(maxImages)))
    .once('fieldsLimit', () => refuse(tooManyFields()))
    .once('partsLimit', () => refuse(tooManyFields()))
    .on('error', refuse)
    .once('close', end);
  try {
    await ended;
    return { fields, files: await Promise.all(files) };
  } catch (error) {
    // Wait for files that are still being written before deleting them. A failed write ends its part, which the parser may report
    // first.
    const written = await Promise.allSettled(files);
    const failures = written.flatMap((file) => (file.status === 'rejected' ? [file.reason as unknown] : []));
    throw failures.find(isOurs) ?? error;
  }
}

function storeFile(stream: Readable, stored: StoredRequest): Promise<{ path: string; size: number }> {
  return stored.writeFile(stream as AsyncIterable<Buffer>);
}

function createParser({ headers }: IncomingMessage, limits: Limits): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // The parser reports an error on reaching one of the last three limits, so each is one higher than what
      // is allowed. It stores the first bytes of a file that is too large, and the service names the image in
      // its error.
      limits: {
        fields: MAX_FIELDS,
        files: limits.maxImages,
        fieldSize: limits.maxFieldBytes + 1,
        fileSize: limits.maxUploadBytes + 1,
        parts: MAX_FIELDS + limits.maxImages + 1,
      },
    });
  } catch {
    throw malformed();
  }
}

/** Only errors of the operating system, such as a full disk, have a `syscall`. They are not the client's fault. */
function isOurs(error: unknown): boolean {
  return error instanceof UserError || (error as NodeJS.ErrnoException).syscall !== undefined;
}

export function malformed(): UserError {
  return new UserError('BAD_USER_INPUT', kernelMessages.invalidMultipart);
}

function tooManyFields(): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', kernelMessages.tooManyFields({ max: MAX_FIELDS }));
}

function fieldTooLong(name: string, maxBytes: number): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    kernelMessages.fieldTooLarge({ name, kilobytes: maxBytes / 1024 }),
  );
}
