import type { RequestScans } from '../list/scans.ts';
import type { Viewer } from '../roles.ts';
import type { MailCollections } from './collection.ts';
import type { MailSender } from './mail-sender.ts';

export interface MailContext extends MailCollections {
  mail: MailSender;
  viewer: Viewer;
  scans: RequestScans;
}
