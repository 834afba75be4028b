import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from './collection.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailShop } from './templates/mail-content.ts';

export interface MailContext extends MailCollections {
  mail: MailSender;
  /** The shop as mails tell of it, read once for each request. */
  mailShop: () => Promise<MailShop>;
  viewer: Viewer;
  scans: RequestScans;
}
