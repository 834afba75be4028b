import { assertValid } from '../../kernel/errors.ts';
import { isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { type RefundInput, type RefundRequest, readRefundInput } from '../refunds/read-refund-input.ts';
import { returnsMessages } from './messages.ts';

/** The received items, and what the shopper gets for them. */
export interface ReceiptInput extends RefundInput {
  replacement?: readonly ReplacementInput[] | null | undefined;
}

interface ReplacementInput {
  variantId: string;
  quantity: number;
}

/** A validated receipt with its idempotency key. */
export interface ReceiptRequest {
  lines: { lineId: string; quantity: number; restock: boolean }[];
  /** The refund. null if nothing is refunded. */
  refund: RefundRequest | null;
  replacement: { variantId: string; quantity: number }[];
  keyHash: string;
  inputHash: string;
}

const MAX_REPLACEMENTS = 20;
const MAX_QUANTITY = 999;

/** Validates everything that does not depend on the return. An amount of 0 refunds nothing. @throws UserError */
export function readReceipt(
  id: string,
  { replacement: sent, ...input }: ReceiptInput,
  key: string,
): ReceiptRequest {
  const replacement = (sent ?? []).map(({ variantId, quantity }) => ({ variantId, quantity }));
  const faults = {
    ...(!input.lines?.length && { lines: returnsMessages.chooseReceived }),
    ...(input.lines?.some(({ quantity }) => quantity < 1) && { lines: returnsMessages.quantityTooLow }),
    ...(replacement.length > MAX_REPLACEMENTS && {
      replacement: returnsMessages.tooManyReplacements({ max: MAX_REPLACEMENTS }),
    }),
    ...(replacement.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY) && {
      replacement: returnsMessages.quantityOutOfRange({ max: MAX_QUANTITY }),
    }),
    ...(!isIdempotencyKey(key) && { idempotencyKey: MALFORMED_KEY }),
  };
  assertValid(faults);
  const lines = (input.lines ?? []).map(({ lineId, quantity, restock }) => ({
    ...{ lineId, quantity, restock: restock === true, isShipped: true },
  }));
  const owner = `return ${id.toLowerCase()}`;
  const { amount } = input;
  const refund = amount === 0 ? null : readRefundInput(owner, { ...input, lines }, key);
  const body = JSON.stringify({ input: { ...input, lines }, replacement });
  return {
    ...{ lines, refund, replacement },
    ...{ keyHash: hashSecret(`${owner} ${key}`), inputHash: hashSecret(`${owner} ${body}`) },
  };
}
