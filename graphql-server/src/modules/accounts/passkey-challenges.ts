import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CHALLENGE_VALID_S } from './collections.ts';
import type { AccountContext } from './context.ts';
import { hashSecret } from './secrets.ts';
import { networkOf, tooManyAttempts } from './sign-in-limit.ts';

const CHALLENGE_BYTES = 32;
/** The limit for each network: enough for an office behind one IP address, but too few to fill the database. */
const RETRY_AFTER_S = 120;
const MAX_OPEN = 100;

/** The signed response of an authenticator, as browsers send it. */
const RESPONSE = z.object({
  id: z.string().max(2_000),
  response: z.object({
    clientDataJSON: z.string().max(20_000),
    userHandle: z.string().max(200).nullish(),
  }),
});
const CLIENT_DATA = z.object({ challenge: z.string().max(200) });

export interface SignedChallenge {
  credentialId: string;
  userHandle: string | null;
  challenge: string;
}

/**
 * Creates a challenge for an authenticator: valid once, for five minutes, and only for the browser that requested it.
 * @param boundTo the secret that the browser must present with the response
 * @throws UserError when too many are open for this address
 */
export async function newChallenge(
  { passkeyChallenges, address }: Pick<AccountContext, 'passkeyChallenges' | 'address'>,
  boundTo: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const network = networkOf(address);
  if ((await passkeyChallenges.countDocuments({ network })) >= MAX_OPEN) {
    throw tooManyAttempts(RETRY_AFTER_S);
  }
  const challenge = Uint8Array.from(randomBytes(CHALLENGE_BYTES));
  await passkeyChallenges.insertOne({
    _id: hashSecret(Buffer.from(challenge).toString('base64url')),
    boundTo,
    network,
    expiresAt: new Date(Date.now() + CHALLENGE_VALID_S * 1000),
  });
  return challenge;
}

/** @returns null for anything that no browser sends */
export function readResponse(response: unknown): SignedChallenge | null {
  const { data } = RESPONSE.safeParse(response);
  if (!data) return null;
  const { challenge } = CLIENT_DATA.safeParse(parseJson(data.response.clientDataJSON)).data ?? {};
  if (challenge === undefined) return null;
  return { credentialId: data.id, userHandle: data.response.userHandle ?? null, challenge };
}

/** Uses up a challenge by deleting it, even if the response is invalid. @returns whether it was valid for this browser */
export async function takeChallenge(
  { passkeyChallenges }: Pick<AccountContext, 'passkeyChallenges'>,
  challenge: string,
  boundTo: string,
): Promise<boolean> {
  const taken = await passkeyChallenges.findOneAndDelete({ _id: hashSecret(challenge) });
  // MongoDB deletes expired documents only once a minute.
  return taken !== null && taken.boundTo === boundTo && taken.expiresAt > new Date();
}

function parseJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString());
  } catch {
    return null;
  }
}
