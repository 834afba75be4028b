import { extensionPoint } from '../../kernel/extension-point.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from './collection.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailShop } from './templates/mail-content.ts';

/** Reads the shop's details for emails, apart from its address. One module adds it. */
export const mailShopReader = extensionPoint<() => Promise<Omit<MailShop, 'url'>>>('mail.shopReader');

export interface MailContext extends MailCollections {
  mail: MailSender;
  /** The shop as mails tell of it, read once for each request. */
  mailShop: () => Promise<MailShop>;
  viewer: Viewer;
  scans: RequestScans;
}
