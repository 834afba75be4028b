import { assertValid } from '../../kernel/errors.ts';
import { isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { readNote } from '../orders/order-notes.ts';
import { refundsMessages, refundsTexts } from './messages.ts';

/** A requested refund. Amounts are in minor units. */
export interface RefundInput {
  lines?: readonly RefundLineInput[] | null | undefined;
  shipping?: number | null | undefined;
  amount?: number | null | undefined;
  note?: string | null | undefined;
  isManual?: boolean | null | undefined;
}

interface RefundLineInput {
  lineId: string;
  quantity: number;
  restock?: boolean | null | undefined;
  isShipped?: boolean | null | undefined;
}

/** Units of a line to refund. */
export interface RequestedLine {
  lineId: string;
  quantity: number;
  /** null: only unshipped ones. */
  restock: boolean | null;
  /** null: unshipped ones first. */
  isShipped: boolean | null;
}

/** A validated refund with its idempotency key. */
export interface RefundRequest {
  lines: RequestedLine[];
  shipping: number;
  /** null: the sum of lines and shipping. */
  amount: number | null;
  note: string | null;
  /** Whether to record it by hand, even if a payment provider could refund. */
  isManual: boolean;
  keyHash: string;
  inputHash: string;
}

const MAX_LINES = 200;

/** Validates everything that does not depend on the order. @throws UserError */
export function readRefundInput(orderId: string, input: RefundInput, key: string): RefundRequest {
  assertValid(isIdempotencyKey(key) ? {} : { idempotencyKey: MALFORMED_KEY });
  const { note = null } = readNote(input.note, { field: 'note', label: refundsTexts.theNote });
  const lines = input.lines ?? [];
  const { shipping, amount = null } = input;
  assertValid(faultsOf({ ...input, lines }));
  const request = {
    lines: lines.map(({ lineId, quantity, restock = null, isShipped = null }) => ({
      ...{ lineId, quantity, restock, isShipped },
    })),
    shipping: shipping ?? 0,
    amount,
    note,
    isManual: input.isManual === true,
  };
  const id = `${orderId.toLowerCase()} ${key}`;
  return { ...request, keyHash: hashSecret(id), inputHash: hashSecret(`${id} ${JSON.stringify(request)}`) };
}

function faultsOf({ lines, shipping, amount }: RefundInput & { lines: readonly RefundLineInput[] }) {
  if (lines.length > MAX_LINES) return { lines: refundsMessages.tooManyLines({ max: MAX_LINES }) };
  if (lines.some(({ quantity }) => quantity < 1)) return { lines: refundsMessages.quantityTooLow };
  if (shipping != null && !isAmount(shipping, 0)) return { shipping: refundsMessages.negativeShipping };
  if (amount != null && !isAmount(amount, 1)) return { amount: refundsMessages.amountTooLow };
  const isEmpty = lines.length === 0 && !shipping && amount == null;
  return isEmpty ? { amount: refundsMessages.chooseRefund } : {};
}

function isAmount(amount: number, least: number): boolean {
  return Number.isSafeInteger(amount) && amount >= least;
}
