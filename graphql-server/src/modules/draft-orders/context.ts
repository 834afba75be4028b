import type { ContentCollections } from '../content/collection.ts';
import type { MailCollections } from '../mail/collection.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { OrderContext } from '../orders/context.ts';
import type { DraftCollections } from './collection.ts';

/** The services for draft orders, with the caller. */
export interface DraftContext
  extends Omit<OrderContext, 'mail'>,
    DraftCollections,
    MailCollections,
    ContentCollections {
  mail: Pick<MailSender, 'removeFiles' | 'readShop'>;
}
