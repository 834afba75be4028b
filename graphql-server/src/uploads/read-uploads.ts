import type { FileUpload } from 'graphql-upload-ts';
import { imageTooLarge } from '../catalogue/images/image-errors.ts';
import type { IncomingFile, ReadFile } from '../catalogue/images/prepare-image.ts';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';

/** What a variable of the Upload type holds: a file whose part of the request may still be on its way. */
export type IncomingUpload = Promise<FileUpload>;

/** What reads an upload; it throws a UserError when the file is larger than the limit, or the request breaks off. */
export function readerOf(upload: IncomingUpload, { maxUploadBytes }: Config): ReadFile {
  return () => readUpload(upload, maxUploadBytes);
}

async function readUpload(upload: IncomingUpload, maxBytes: number): Promise<IncomingFile> {
  let name = '';
  try {
    const file = await upload;
    name = file.filename;
    const chunks: Buffer[] = [];
    for await (const chunk of file.createReadStream()) chunks.push(chunk as Buffer);
    return { name, bytes: Buffer.concat(chunks) };
  } catch (error) {
    throw userErrorOf(error as UploadError, name, maxBytes);
  }
}

type UploadError = Error & { status?: number; code?: string };

/** Only the operating system's errors, such as a full disk, have a code: they are nobody's fault at the other end. */
function userErrorOf(error: UploadError, name: string, maxBytes: number): Error {
  if (error.status === 413) return imageTooLarge(name, maxBytes);
  if (error.code) return error;
  return new UserError(
    'BAD_USER_INPUT',
    'The upload broke off, or a file it announced is missing: send it again.',
  );
}
