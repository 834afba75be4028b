import { checkEmail } from '@mela/rules/address-checks.ts';
import { broken, cleanText } from '@mela/rules/text.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { NewMail } from '../mail/collection.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { findHeldBack, recipientOf } from '../mail/recipient-limit.ts';
import { sealSecret } from '../mail/secret.ts';
import { EMAIL_INDEX, type NewsletterContext, type Subscriber } from './collection.ts';
import { linkToken } from './confirm.ts';

/** How long an address can be confirmed. */
const PENDING_MS = 7 * 24 * 60 * 60_000;
/** The minimum time between two emails to an address. */
const INTERVAL_MS = 5 * 60_000;

interface SignUp {
  email: string;
  /** A hidden field, which only bots fill in. */
  website?: string | null | undefined;
}

/**
 * Signs up an address and emails it a confirmation link. The response does not reveal whether the address is known.
 * @throws UserError for an invalid address, and after too many calls from one network
 */
export async function subscribe(context: NewsletterContext, input: SignUp): Promise<true> {
  const email = cleanText(input.email).toLowerCase();
  assertValid(broken({ email: checkEmail(email) }));
  context.addressLimits.take('newsletter', context);
  context.disk.assertWritable();
  if (input.website) return true;
  try {
    await context.recorder.transact((session) => askToConfirm(context, session, email));
  } catch (error) {
    // A concurrent call signed up the same address.
    if (!isDuplicateKey(error)) throw error;
  }
  return true;
}

async function askToConfirm(
  context: NewsletterContext,
  session: ClientSession,
  email: string,
): Promise<void> {
  const { subscribers } = context;
  const known = await subscribers.findOne({ email }, { session, hint: EMAIL_INDEX });
  const requestedAt = new Date();
  if (known?.state === 'SUBSCRIBED') return;
  if (known && requestedAt.getTime() - known.requestedAt.getTime() < INTERVAL_MS) return;
  const expiresAt = new Date(requestedAt.getTime() + PENDING_MS);
  const subscriber: Subscriber = {
    ...{ _id: known?._id ?? new ObjectId(), email, state: 'PENDING', requestedAt, confirmedAt: null },
    ...{ asked: (known?.asked ?? 0) + 1, expiresAt },
  };
  const mail = confirmationOf(context, subscriber, expiresAt);
  // Prevents strangers from flooding a mailbox through the shop.
  const held = await findHeldBack(context, session, [mail], async () => false);
  if (held.size > 0) return;
  await subscribers.replaceOne({ _id: subscriber._id }, subscriber, { session, upsert: true });
  await queueMails(context, session, [mail]);
}

function confirmationOf(
  { encryption }: NewsletterContext,
  { _id, email, asked }: Subscriber,
  expiresAt: Date,
): NewMail {
  const id = _id.toHexString();
  return {
    kind: 'newsletter-confirm',
    key: `newsletter-confirm ${id} ${asked}`,
    about: id,
    to: email,
    recipient: recipientOf(email),
    validUntil: expiresAt,
    data: { secret: sealSecret(encryption, linkToken(encryption, 'confirm', _id)), expiresAt },
  };
}
