import type { ClientSession } from 'mongodb';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Log } from '../../kernel/history/context.ts';
import { Recorder, type RecordListener } from '../../kernel/history/recorder.ts';
import type { ImageSweep } from '../../kernel/images/image-sweep.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { OnClose, ScanLimit } from '../../kernel/list/scans.ts';
import { type Author, authorOf, principalOf, seesEverything } from '../../kernel/roles.ts';
import type { ShopAddress } from '../../kernel/shop-address.ts';
import type { AccountContext } from '../../modules/accounts/context.ts';
import type { Identities } from '../../modules/accounts/identities.ts';
import {
  type CatalogueContext,
  type CatalogueServices,
  categoryLoader,
  countLoader,
  MAX_VARIANTS,
  productLoader,
} from '../../modules/catalogue/context.ts';
import { findPages } from '../../modules/catalogue/find-pages.ts';
import { levelLoader } from '../../modules/inventory/level-loader.ts';
import type { MailContext } from '../../modules/mail/context.ts';
import type { MailSender } from '../../modules/mail/mail-sender.ts';
import type { OrderContext, OrderServices } from '../../modules/orders/context.ts';
import type { Publisher } from '../../modules/publishing/publisher.ts';
import type { ListingSearch } from '../../modules/publishing/search/listing-search.ts';
import type { AvailabilityAnswers } from '../../modules/publishing/shown/availability-answers.ts';
import type { WebhookSender } from '../../modules/publishing/webhook/webhook-sender.ts';
import type { RedirectContext } from '../../modules/redirects/context.ts';
import type { Collections } from './collections.ts';
import { inSameDecimals } from './same-decimals.ts';
import type { ShopCurrency } from './shop-currency.ts';
import type { Upkeep } from './upkeep.ts';

export interface Services extends Collections, CatalogueServices, OrderServices {
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

/** What the services need to know of a request. */
export interface Caller
  extends Pick<
    AccountContext,
    'viewer' | 'address' | 'userAgent' | 'sessionCookie' | 'browserCookie' | 'relyingParty'
  > {
  id: string;
  log: Log;
  onClose: OnClose;
  shopperAddress: string | null;
}

export function createContext(services: Services, { id, log, onClose, ...caller }: Caller): Context {
  const { history, config } = services;
  const shownAt = seesEverything(caller.viewer) ? null : new Date();
  const isReleased = shownAt !== null && services.publisher.current.hasDocuments;
  const read = isReleased ? { ...services, ...shownIn(services) } : services;
  const scans = services.scanLimit.forRequest(onClose);
  const { shopCurrency, recordListener } = services;
  const currency = isReleased ? shopCurrency.shown : shopCurrency.current;
  const assertSameDecimals = inSameDecimals(services, currency);
  let mailShop: ReturnType<MailSender['readShop']> | undefined;
  return {
    ...read,
    ...caller,
    log,
    requestId: id,
    shownAt,
    isReleased,
    currency,
    principal: principalOf(caller.viewer),
    recorder: new Recorder({
      history,
      days: config.historyDays,
      author: authorOf(caller.viewer),
      listener: async (session, changes) => {
        await assertSameDecimals(session, changes);
        await recordListener(session, changes);
      },
    }),
    scans,
    findPages: (paths) => findPages(services, paths),
    mailShop: () => (mailShop ??= services.mail.readShop()),
    categoryById: categoryLoader(read),
    productById: productLoader(read),
    levelsOfProduct: levelLoader(services),
    variantsLeft: { count: MAX_VARIANTS },
    productCounts: countLoader({ ...read, scans, shownAt, isReleased }),
  };
}

/** Callers without rights read what the release shows, and nothing newer. */
function shownIn({ shownProducts, shownCategories }: Services) {
  return { products: shownProducts, categories: shownCategories };
}

/** For work that goes on after a restart, in the name of who asked for it. */
export function contextWithoutRequest(services: Services, log: Log, author: Author | undefined): Context {
  const context = createContext(services, { ...NO_REQUEST, log });
  return author ? { ...context, recorder: context.recorder.as(author) } : context;
}

const none = () => {
  throw new Error('No request asks for this.');
};

const NO_REQUEST: Omit<Caller, 'log'> = {
  id: 'undoing',
  viewer: { kind: 'open' },
  address: '',
  shopperAddress: null,
  userAgent: '',
  onClose: () => {},
  sessionCookie: { assertPrivate: none, set: none, clear: none },
  browserCookie: { read: none, set: none, clear: none },
  relyingParty: none,
};
