import type { MailKind } from '../../mail/kinds.ts';
import { countMails, findMail, listMails } from '../../mail/list-mails.ts';
import { previewKind, previewMail } from '../../mail/preview-mail.ts';
import { sendMailAgain } from '../../mail/send-again.ts';
import { DEFAULT_CURRENCY } from '../../rules/money.ts';
import type {
  MailConnectionResolvers,
  MailResolvers,
  MutationResolvers,
  QueryResolvers,
  MailKind as WireKind,
} from '../schema.generated.ts';

export const mailQueries: QueryResolvers = {
  mails: (_, request, context) => listMails(context, request),
  mail: (_, { id }, context) => findMail(context, id),
  mailPreview: (_, { kind }, context) => previewKind(context, fromWire(kind), DEFAULT_CURRENCY),
  mailSettings: async (_, __, { mail }) => {
    const { name, address } = mail.from(await mail.readShop());
    return { isSmtpConfigured: mail.isSmtpConfigured, from: `${name} <${address}>` };
  },
};

export const mailMutations: MutationResolvers = {
  sendMailAgain: (_, { id }, context) => sendMailAgain(context, id),
};

export const mailConnectionFields: MailConnectionResolvers = {
  totalCount: (page, _, context) => countMails(context, page),
};

export const mailFields: MailResolvers = {
  id: ({ _id }) => _id.toHexString(),
  kind: ({ kind }) => toWire(kind),
  nextTryAt: ({ nextAt }) => nextAt,
  content: (mail, _, context) => previewMail(context, mail),
};

/** `order-placed` as `ORDER_PLACED`. */
function toWire(kind: MailKind): WireKind {
  return kind.toUpperCase().replace('-', '_') as WireKind;
}

function fromWire(kind: WireKind): MailKind {
  return kind.toLowerCase().replace('_', '-') as MailKind;
}
