import { extensionPoint } from '../../kernel/extension-point.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { Viewer } from '../../kernel/roles.ts';
import type { MailCollections } from './collection.ts';
import type { MailSender } from './mail-sender.ts';
import type { MailShop } from './templates/mail-content.ts';

/** Reads some of the shop's details for emails. Modules provide parts of them, but not the address, which the kernel knows. */
export const mailShopReader = extensionPoint<() => Promise<Partial<MailShop>>>('mail.shopReader');

export interface MailContext extends MailCollections {
  mail: MailSender;
  /** Returns the shop's details for emails, which are read once for each request. */
  mailShop: () => Promise<MailShop>;
  viewer: Viewer;
  scans: RequestScans;
}
