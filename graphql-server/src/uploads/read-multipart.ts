import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { imageTooLarge, tooManyImages } from '../catalogue/images/image-errors.ts';
import type { IncomingFile } from '../catalogue/images/prepare-image.ts';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';
import { assertDeclaredLength, limitBody, maxMultipartBytes } from './limit-body.ts';

const MAX_FIELDS = 30;
/** A description of 5,000 characters fits, whatever they are. */
const MAX_FIELD_BYTES = 32 * 1024;
const IMAGE_FIELDS = new Set(['images[]', 'images']);

export interface MultipartForm {
  fields: Record<string, string>;
  files: IncomingFile[];
}

/**
 * Reads a multipart/form-data request: its text fields, and the files of its image fields.
 * @throws UserError when it is malformed, breaks off, or is over a limit.
 */
export function readMultipart(raw: IncomingMessage, config: Config): Promise<MultipartForm> {
  const maxBytes = maxMultipartBytes(config);
  assertDeclaredLength(raw, maxBytes);
  const parser = createParser(raw, config);
  const fields: Record<string, string> = Object.create(null);
  const files: Promise<IncomingFile>[] = [];
  const body = limitBody(raw, maxBytes);
  return new Promise<MultipartForm>((resolve, reject) => {
    const refuse = (refusal: Error) => {
      reject(refusal instanceof UserError ? refusal : malformed());
      body.destroy(refusal);
    };
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse(fieldTooLong(name));
      else fields[name] = value;
    });
    parser.on('file', (field, stream, { filename }) => {
      // Without a listener the error of a file that breaks off would end the process.
      if (!IMAGE_FIELDS.has(field)) return stream.on('error', refuse).resume();
      const file = collect(filename, stream, config.maxUploadBytes);
      file.catch(refuse);
      files.push(file);
    });
    parser.once('filesLimit', () => refuse(tooManyImages(config.maxImages)));
    parser.once('fieldsLimit', () => refuse(tooManyFields()));
    parser.once('partsLimit', () => refuse(tooManyFields()));
    parser.on('error', refuse as (error: unknown) => void);
    parser.once('close', () => {
      // A browser's empty file field is a file without name and bytes.
      const named = (all: IncomingFile[]) => all.filter(({ name, bytes }) => name !== '' || bytes.length > 0);
      Promise.all(files).then((all) => resolve({ fields, files: named(all) }), refuse);
    });
    body.once('error', (error) => {
      refuse(error);
      parser.destroy();
    });
    body.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage, { maxImages, maxUploadBytes }: Config): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // The parser takes what reaches one of its last three limits for what exceeds it: hence the + 1.
      limits: {
        fields: MAX_FIELDS,
        files: maxImages,
        fieldSize: MAX_FIELD_BYTES + 1,
        fileSize: maxUploadBytes + 1,
        parts: MAX_FIELDS + maxImages + 1,
      },
    });
  } catch {
    throw malformed();
  }
}

async function collect(
  name: string | undefined,
  stream: NodeJS.ReadableStream & { truncated?: boolean },
  maxBytes: number,
): Promise<IncomingFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.truncated) throw imageTooLarge(name ?? '', maxBytes);
  return { name: name ?? '', bytes: Buffer.concat(chunks) };
}

function malformed(): UserError {
  return new UserError('BAD_USER_INPUT', 'This request is not well-formed multipart/form-data.');
}

function tooManyFields(): UserError {
  return new UserError('PAYLOAD_TOO_LARGE', `At most ${MAX_FIELDS} fields can be sent.`);
}

function fieldTooLong(name: string): UserError {
  return new UserError(
    'PAYLOAD_TOO_LARGE',
    `The field ${name} is larger than ${MAX_FIELD_BYTES / 1024} kB, the limit for one field.`,
  );
}
