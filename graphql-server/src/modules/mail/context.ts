import { extensionPoint } from '../../kernel/extension-point.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from './collection.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailShop } from './templates/mail-content.ts';

/** Reads some of the shop's details for emails. Modules add their parts; the address is known. */
export const mailShopReader = extensionPoint<() => Promise<Partial<MailShop>>>('mail.shopReader');

export interface MailContext extends MailCollections {
  mail: MailSender;
  /** The shop's details for emails, read once for each request. */
  mailShop: () => Promise<MailShop>;
  viewer: Viewer;
  scans: RequestScans;
}
