import type { FastifyReply } from 'fastify';
import { UserError } from '../../kernel/errors.ts';
import { MAIL_KINDS } from '../../modules/mail/kinds.ts';
import { execute } from '../graphql/execute.ts';
import { MAIL_CSP } from '../http/security.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import {
  ReadMailDocument,
  ReadMailTemplateDocument,
  type ReadMailTemplateQueryVariables,
} from './operations.generated.ts';

type Kind = ReadMailTemplateQueryVariables['kind'];

/** GET /mails/{id}/html: an email to display in a frame. @throws UserError for an email that the caller may not see */
export async function answerMail(
  context: Context,
  id: { id: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendPage(reply, (await execute(ReadMailDocument, id, context)).mail.content.html);
}

/** GET /mail-templates/{kind}/html: a sample email of a kind, such as order-placed. @throws UserError for an unknown kind */
export async function answerMailTemplate(
  context: Context,
  name: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!MAIL_KINDS.some((one) => one === name)) {
    throw new UserError('NOT_FOUND', appMessages.unknownEmailType({ kinds: MAIL_KINDS.join(', ') }));
  }
  const kind = name.toUpperCase().replace('-', '_') as Kind;
  return sendPage(reply, (await execute(ReadMailTemplateDocument, { kind }, context)).mailPreview.html);
}

/** The frame's policy prevents links from opening. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': MAIL_CSP })
    .send(html.replace('<head>', '<head><base target="_blank">'));
}
