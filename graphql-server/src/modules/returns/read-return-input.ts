import type { Message } from '@mela/rules/messages.ts';
import { checkText, cleanText } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import type { UploadedFile } from '../../kernel/images/prepare-image.ts';
import { fingerprintOf, isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { returnsMessages, returnsTexts } from './messages.ts';

/** A requested return. */
export interface ReturnInput {
  lines: readonly { lineId: string; quantity: number }[];
  reason: string;
  photo?: Promise<UploadedFile> | null | undefined;
}

/** A validated request with its idempotency key. */
export interface ReturnRequest {
  lines: { lineId: string; quantity: number }[];
  reason: string;
  photo: UploadedFile | null;
  keyHash: string;
  inputHash: string;
}

const MAX_REASON_LENGTH = 1_000;
const MAX_LINES = 100;

/**
 * Validates everything that does not depend on the order.
 * @param owner the scope in which the idempotency key is unique
 * @throws UserError
 */
export async function readReturnInput(
  owner: string,
  input: ReturnInput,
  key: string,
): Promise<ReturnRequest> {
  const fault = checkText(returnsTexts.theReason, input.reason, {
    maxLength: MAX_REASON_LENGTH,
    hasLines: true,
  });
  const linesFault = faultOfLines(input.lines);
  assertValid({
    ...(linesFault && { lines: linesFault }),
    ...(fault && { reason: fault }),
    ...(!isIdempotencyKey(key) && { idempotencyKey: MALFORMED_KEY }),
  });
  const lines = sumLines(input.lines);
  const reason = cleanText(input.reason).replaceAll(/\r\n?/g, '\n');
  const photo = (await input.photo) ?? null;
  const inputHash = await fingerprintOf({ lines, reason }, photo ? [photo.path] : []);
  return { lines, reason, photo, keyHash: hashSecret(`${owner} ${key}`), inputHash };
}

function faultOfLines(lines: ReturnInput['lines']): Message | false {
  if (lines.length === 0) return returnsMessages.chooseItems;
  if (lines.length > MAX_LINES) return returnsMessages.tooManyLines({ max: MAX_LINES });
  return lines.some(({ quantity }) => quantity < 1) && returnsMessages.quantityTooLow;
}

function sumLines(lines: ReturnInput['lines']): ReturnRequest['lines'] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }));
}
