import { isEmailAddress } from '@mela/rules/address-checks.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { KEY_INDEX, type Message, type MessageContext } from './collection.ts';
import { messagesMessages } from './messages.ts';
import { type MessageInput, readMessage, type SentMessage } from './read-input.ts';

/**
 * Stores a message, and emails it to the shop's email address if there is one. A repeated call with the same key changes nothing.
 * Silently drops a message whose hidden field is filled.
 * @throws UserError for invalid input, a key that was used with a different input, and too many messages from one IP address
 */
export async function sendMessage(context: MessageContext, input: MessageInput, key: string): Promise<true> {
  const sent = readMessage(input, key);
  context.addressLimits.take('message', context);
  context.disk.assertWritable();
  if (input.website) return true;
  if (await isKnown(context, sent)) return true;
  const { email: shopEmail } = await context.mailShop();
  try {
    await context.recorder.transact((session) => store(context, session, sent, shopEmail));
  } catch (error) {
    if (!isDuplicateKey(error) || !(await isKnown(context, sent))) throw error;
  }
  return true;
}

/** Whether the message is already stored. @throws UserError if its key was used with a different input */
async function isKnown({ messages }: MessageContext, { keyHash, inputHash }: SentMessage): Promise<boolean> {
  const known = await messages.findOne({ keyHash }, { ...NEWEST, hint: KEY_INDEX });
  if (known && known.inputHash !== inputHash)
    throw new UserError('CONFLICT', messagesMessages.keyUsed, {
      fieldErrors: { idempotencyKey: messagesMessages.keyUsed },
    });
  return known !== null;
}

async function store(
  context: MessageContext,
  session: ClientSession,
  sent: SentMessage,
  shopEmail: string,
): Promise<void> {
  const message: Message = {
    _id: new ObjectId(),
    ...sent,
    emailKey: sent.email.toLowerCase(),
    sentAt: new Date(),
    isDone: false,
    doneAt: null,
    doneBy: null,
  };
  await context.messages.insertOne(message, { session });
  if (!isEmailAddress(shopEmail)) return;
  const id = message._id.toHexString();
  const { name, email, phone, orderNumber, text } = sent;
  await queueMails(context, session, [
    {
      kind: 'contact-message',
      key: `contact-message ${id}`,
      about: id,
      to: shopEmail,
      replyTo: email,
      data: { name, email, phone, orderNumber, text },
    },
  ]);
}
