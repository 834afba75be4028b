import type { IncomingMessage, ServerResponse } from 'node:http';
import { processRequest } from 'graphql-upload-ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { asRefusal } from '../http/as-refusal.ts';
import { limitBody, maxMultipartBytes, refuseDeclaredLength } from '../http/limited-body.ts';
import { refuseImageCount } from '../images/image-refusals.ts';
import './repeated-files.ts';

/** A description of 5,000 characters fits, whatever they are and however they are written. */
const MAX_OPERATIONS_BYTES = 36 * 1024;

/**
 * Reads a GraphQL multipart request as far as its operations and its map; its files follow as they are read.
 * Whatever is still on its way when the answer is sent is not read any more: it would lie about in temporary files.
 * @throws Refusal when it is malformed or over a limit.
 */
export async function readOperations(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
): Promise<unknown> {
  const maxBytes = maxMultipartBytes(config);
  refuseDeclaredLength(request, maxBytes);
  const body = Object.assign(limitBody(request, maxBytes), { headers: request.headers });
  response.once('close', () => {
    if (!body.readableEnded) body.destroy(new Refusal('BAD_USER_INPUT', 'The answer was sent already.'));
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
    throw refusalOf(error as Error, config);
  }
}

function refusalOf(error: Error, { maxImages }: Config): Refusal {
  // The library says which of its limits was met in its text alone.
  if (error.message.includes('max file uploads')) return refuseImageCount(maxImages);
  return (
    asRefusal(error) ?? new Refusal('BAD_USER_INPUT', 'This request is not well-formed multipart/form-data.')
  );
}
