import type { Resolvers, MailKind as WireKind } from '../../schema.generated.ts';
import { cancelMail } from './cancel-mail.ts';
import type { MailKind } from './kinds.ts';
import { countDelayed, countFailed, countMails, findMail, listMails } from './list-mails.ts';
import { previewFile, previewKind, previewMail, previewSubject } from './preview-mail.ts';
import { sendTestMail } from './queue-mail.ts';
import { sendMailAgain } from './send-again.ts';

export const mailResolvers: Resolvers = {
  Query: {
    mails: (_, { filter, ...page }, context) => {
      const { orderId, kind, ...others } = filter ?? {};
      return listMails(context, {
        ...page,
        filter: { ...others, about: orderId, kind: kind && fromWire(kind) },
      });
    },
    mail: (_, { id }, context) => findMail(context, id),
    mailPreview: (_, { kind }, context) => previewKind(context, fromWire(kind), context.currency),
    mailSettings: async (_, __, { mail, mailShop }) => {
      const { name, address } = mail.from(await mailShop());
      return { isSmtpConfigured: mail.isSmtpConfigured, from: `${name} <${address}>` };
    },
  },
  Mutation: {
    sendMailAgain: (_, { id, triedFrom }, context) => sendMailAgain(context, id, triedFrom),
    cancelMail: (_, { id }, context) => cancelMail(context, id),
    sendTestMail: (_, { to }, context) => sendTestMail(context, to.trim()),
  },
  MailConnection: {
    totalCount: (page, _, context) => countMails(context, page),
    failedCount: (_, __, context) => countFailed(context),
    delayedCount: (_, __, context) => countDelayed(context),
  },
  Mail: {
    id: ({ _id }) => _id.toHexString(),
    kind: ({ kind }) => toWire(kind),
    isBeingSent: ({ claim }) => claim !== undefined,
    nextTryAt: ({ nextAt, claim }) => (claim === undefined ? nextAt : null),
    orderId: ({ about, data }) => ('number' in data ? about : null),
    orderNumber: ({ data }) => ('number' in data ? data.number : null),
    subject: (mail, _, context) => previewSubject(context, mail),
    content: (mail, _, context) => previewMail(context, mail),
    source: (mail, _, context) => previewFile(context, mail),
  },
};

/** Converts `order-placed` to `ORDER_PLACED`. */
function toWire(kind: MailKind): WireKind {
  return kind.toUpperCase().replace('-', '_') as WireKind;
}

function fromWire(kind: WireKind): MailKind {
  return kind.toLowerCase().replace('_', '-') as MailKind;
}
