import { z } from 'zod';

/** The maximum size of a response. A list of a hundred payments has a few hundred kilobytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** The fields of a provider's object that affect the ledger. */
const entity = z.looseObject({
  id: z.string().min(1).optional(),
  amount: z.int().nonnegative().optional(),
  amount_captured: z.int().nonnegative().nullish(),
  currency: z.string().nullish(),
});
/** An object, or a list: Stripe's lists have `data`, Razorpay's have `items`. */
const success = entity
  .extend({ data: z.array(entity).optional(), items: z.array(entity).optional() })
  .refine(({ id, data, items }) => id !== undefined || data !== undefined || items !== undefined);
const failure = z.looseObject({ error: z.looseObject({}) });

/**
 * Reads a payment provider's response, which a proxy in between may have replaced.
 * @returns null for anything except the provider's objects, lists and errors
 */
export async function readProviderAnswer(response: Response): Promise<object | null> {
  const text = await readText(response);
  try {
    const answer: unknown = JSON.parse(text ?? '');
    return (response.ok ? success : failure).parse(answer);
  } catch {
    return null;
  }
}

/** @returns null for a body that is too large */
async function readText({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
