import type { FastifyReply } from 'fastify';
import { csvStream } from '../../kernel/csv.ts';
import { emailsAddress } from '../../modules/mail/storefront-links.ts';
import { STATE_INDEX, type Subscriber } from '../../modules/newsletter/collection.ts';
import { linkToken } from '../../modules/newsletter/confirm.ts';
import { appTexts } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { named, sendCsv } from './csv.ts';

const BATCH_SIZE = 500;
const HEADERS = ['Email', appTexts.confirmedAt, 'Unsubscribe'];

/** GET /newsletter/export: all confirmed subscribers, to import into a program that sends newsletters. */
export function answerNewsletterExport(context: Context, reply: FastifyReply): FastifyReply {
  const { encryption, mailShop, subscribers } = context;
  const cursor = subscribers
    .find<Subscriber>({ state: 'SUBSCRIBED' })
    .hint(STATE_INDEX)
    .sort({ _id: 1 })
    .batchSize(BATCH_SIZE);
  const rowsOf = async (some: Subscriber[]) => {
    const shop = await mailShop();
    return some.map(({ _id, email, confirmedAt }) => [
      email,
      confirmedAt?.toISOString() ?? '',
      emailsAddress(shop, 'newsletter', linkToken(encryption, 'leave', _id)),
    ]);
  };
  return sendCsv(reply, named('newsletter'), csvStream(HEADERS, cursor, rowsOf));
}
