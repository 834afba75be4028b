import type { ClientSession } from 'mongodb';
import type { KernelCollections } from '../../kernel/collections.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { RecordListener } from '../../kernel/history/recorder.ts';
import type { ImageSweep } from '../../kernel/images/image-sweep.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { ScanLimit } from '../../kernel/list/scans.ts';
import type { ShopAddress } from '../../kernel/shop-address.ts';
import type { Upkeep } from '../../kernel/upkeep.ts';
import type { AccountCollections } from '../../modules/accounts/collections.ts';
import type { AccountContext } from '../../modules/accounts/context.ts';
import type { Identities } from '../../modules/accounts/identities.ts';
import type { CatalogueContext, CatalogueServices } from '../../modules/catalogue/context.ts';
import type { ContentCollections } from '../../modules/content/collection.ts';
import type { MailCollections } from '../../modules/mail/collection.ts';
import type { MailContext } from '../../modules/mail/context.ts';
import type { MailSender } from '../../modules/mail/mail-sender.ts';
import type { OrderContext, OrderServices } from '../../modules/orders/context.ts';
import type { Publisher } from '../../modules/publishing/publisher.ts';
import type { ListingSearch } from '../../modules/publishing/search/listing-search.ts';
import type { SettingsCollection } from '../../modules/publishing/settings.ts';
import type { ShopCurrency } from '../../modules/publishing/shop-currency.ts';
import type { AvailabilityAnswers } from '../../modules/publishing/shown/availability-answers.ts';
import type { WebhookCollection } from '../../modules/publishing/webhook/collection.ts';
import type { WebhookSender } from '../../modules/publishing/webhook/webhook-sender.ts';
import type { RedirectContext } from '../../modules/redirects/context.ts';
import type { SellingCollections } from '../../modules/selling/collection.ts';

/** What the server answers with, whoever asks. */
export interface Services
  extends KernelCollections,
    AccountCollections,
    ContentCollections,
    MailCollections,
    SellingCollections,
    CatalogueServices,
    OrderServices {
  settings: SettingsCollection;
  webhooks: WebhookCollection;
  /** null where images are in an object store. */
  uploadsFolder: string | null;
  scanLimit: ScanLimit;
  upkeep: Upkeep;
  imageSweep: ImageSweep;
  jobs: Jobs;
  publisher: Publisher;
  shopAddress: ShopAddress;
  identities: Identities;
  encryption: Encryption;
  availability: AvailabilityAnswers;
  listingSearch: ListingSearch;
  previewSearch: ListingSearch;
  webhook: WebhookSender;
  recordListener: RecordListener;
  shopCurrency: ShopCurrency;
  hasOrders: () => Promise<boolean>;
  claimBeforeOrders: (session: ClientSession) => Promise<boolean>;
  mail: MailSender;
}

/** What resolvers get: it has what the context of each module asks for. */
export interface Context
  extends Services,
    CatalogueContext,
    AccountContext,
    OrderContext,
    RedirectContext,
    Pick<MailContext, 'mailShop'> {
  publisher: Publisher;
  viewer: AccountContext['viewer'];
  recorder: CatalogueContext['recorder'];
  mail: MailSender;

  identities: Identities;
  upkeep: Upkeep;
  requestId: string;
}
