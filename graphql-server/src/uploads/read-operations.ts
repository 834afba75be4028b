import type { IncomingMessage, ServerResponse } from 'node:http';
import { processRequest } from 'graphql-upload-ts';
import { tooManyImages } from '../catalogue/images/image-errors.ts';
import type { Config } from '../config.ts';
import { UserError } from '../errors.ts';
import { toUserError } from '../http/to-user-error.ts';
import { assertDeclaredLength, limitBody, maxMultipartBytes } from './limit-body.ts';
import './repeated-files.ts';

/** A description of 5,000 characters fits, whatever they are and however they are written. */
const MAX_OPERATIONS_BYTES = 36 * 1024;

/**
 * Reads a GraphQL multipart request as far as its operations and its map; its files follow as they are read.
 * Whatever is still on its way when the answer is sent is not read any more: it would lie about in temporary files.
 * @throws UserError when it is malformed or over a limit.
 */
export async function readOperations(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
): Promise<unknown> {
  const maxBytes = maxMultipartBytes(config);
  assertDeclaredLength(request, maxBytes);
  const body = Object.assign(limitBody(request, maxBytes), { headers: request.headers });
  response.once('close', () => {
    if (!body.readableEnded) body.destroy(new UserError('BAD_USER_INPUT', 'The answer was sent already.'));
  });
  try {
    return await processRequest(body as unknown as IncomingMessage, response, {
      // The parser takes what reaches one of these two limits for what exceeds it.
      maxFieldSize: MAX_OPERATIONS_BYTES + 1,
      maxFileSize: config.maxUploadBytes + 1,
      maxFiles: config.maxImages,
    });
  } catch (error) {
    if (body.errored) throw body.errored;
    throw userErrorOf(error as Error, config);
  }
}

function userErrorOf(error: Error, { maxImages }: Config): UserError {
  // The library says which of its limits was met in its text alone.
  if (error.message.includes('max file uploads')) return tooManyImages(maxImages);
  return (
    toUserError(error) ??
    new UserError('BAD_USER_INPUT', 'This request is not well-formed multipart/form-data.')
  );
}
