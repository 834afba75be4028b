import { UserError } from '../../kernel/errors.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { authorOf } from '../../kernel/roles.ts';
import { deleteMailsAbout, mailIdsAbout } from '../mail/queue-mail.ts';
import type { Message, MessageContext } from './collection.ts';
import { messagesMessages } from './messages.ts';

/** Marks a message as done or open. Repeating the call has no effect. @throws UserError for an unknown id */
export async function markMessageDone(
  { messages, viewer }: MessageContext,
  id: string,
  isDone: boolean,
): Promise<Message> {
  const _id = parseObjectId(id);
  const done = isDone
    ? { doneAt: new Date(), doneBy: authorOf(viewer)?.name ?? null }
    : { doneAt: null, doneBy: null };
  const changed =
    _id &&
    (await messages.findOneAndUpdate(
      { _id, isDone: !isDone },
      { $set: { isDone, ...done } },
      { returnDocument: 'after' },
    ));
  return changed ?? findMessage({ messages }, id);
}

/** Deletes a message and the email about it. @returns the message's id @throws UserError for an unknown id */
export async function eraseMessage(context: MessageContext, id: string): Promise<string> {
  const { _id } = await findMessage(context, id);
  const about = _id.toHexString();
  const mails = await mailIdsAbout(context, about);
  await context.recorder.transact(async (session) => {
    await context.messages.deleteOne({ _id }, { session });
    await deleteMailsAbout(context, session, about);
  });
  await context.mail.removeFiles(mails);
  return about;
}

async function findMessage({ messages }: Pick<MessageContext, 'messages'>, id: string): Promise<Message> {
  const _id = parseObjectId(id);
  const found = _id && (await messages.findOne({ _id }, { hint: '_id_' }));
  if (!found) throw new UserError('NOT_FOUND', messagesMessages.notFound);
  return found;
}
