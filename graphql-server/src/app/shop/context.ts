import type { Log } from '../../kernel/history/context.ts';
import { Recorder } from '../../kernel/history/recorder.ts';
import type { OnClose } from '../../kernel/list/scans.ts';
import { collectionAt } from '../../kernel/mongodb/versions.ts';
import { type Author, authorOf, principalOf, seesEverything } from '../../kernel/roles.ts';
import type { AccountContext } from '../../modules/accounts/context.ts';
import { categoryLoader, countLoader, MAX_VARIANTS, productLoader } from '../../modules/catalogue/context.ts';
import { findPages } from '../../modules/catalogue/find-pages.ts';
import { levelLoader } from '../../modules/inventory/level.ts';
import type { MailSender } from '../../modules/mail/mail-sender.ts';
import type { Context, Services } from './resolver-context.ts';
import { inSameDecimals } from './same-decimals.ts';

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
  // One release for all that the request reads.
  const release = shownAt === null ? null : services.publisher.current.documents;
  const isReleased = release !== null;
  const read = isReleased ? { ...services, ...releasedIn(services, release) } : services;
  const scans = services.scanLimit.forRequest(onClose);
  const { shopCurrency, recordListener } = services;
  const currency = isReleased ? shopCurrency.released : shopCurrency.current;
  const assertSameDecimals = inSameDecimals(services, currency);
  let mailShop: ReturnType<MailSender['readShop']> | undefined;
  return {
    ...read,
    ...caller,
    log,
    requestId: id,
    shownAt,
    isReleased,
    release,
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
function releasedIn({ releasedProducts, releasedCategories }: Services, release: number) {
  return {
    products: collectionAt(releasedProducts, release),
    categories: collectionAt(releasedCategories, release),
  };
}

/** For background work on behalf of an operator, who may be gone by then. */
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
