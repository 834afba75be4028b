import type { DiskSpace } from '../../kernel/disk-space.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import type { RequestFacts } from '../../kernel/kernel.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import type { MailContext } from '../mail/context.ts';
import type { AddressLimits } from '../orders/limits/address-limits.ts';
import type { NewsletterCollections } from './collection.ts';

export interface NewsletterContext
  extends NewsletterCollections,
    Pick<HistoryContext, 'recorder'>,
    Pick<MailContext, 'outbox' | 'mail'>,
    Pick<RequestFacts, 'address' | 'shopperAddress' | 'viewer'> {
  addressLimits: AddressLimits;
  disk: DiskSpace;
  encryption: Encryption;
  scans: RequestScans;
}
