import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import type { AccountContext } from '../accounts/context.ts';
import type { Identities } from '../accounts/identities.ts';
import { authorOf, principalOf, seesEverything } from '../accounts/roles.ts';
import type { Config } from '../config.ts';
import type { Encryption } from '../encryption.ts';
import { Recorder } from '../history/recorder.ts';
import type { UndoRuns } from '../history/undo-runs.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { ListingSearch } from '../publishing/search/listing-search.ts';
import type { WebhookSender } from '../publishing/webhook/webhook.ts';
import type { Category } from './categories/category.ts';
import type { Collections } from './collections.ts';
import type { CreationOrder } from './creation-order.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Counts } from './list/counts.ts';
import type { OnClose, RequestScans, ScanLimit } from './list/scans.ts';
import type { CatalogueRevision } from './revision.ts';
import type { Upkeep } from './upkeep.ts';

interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface Services extends Collections {
  config: Config;
  /** The same each time this server is started, and of no other server of its database. */
  serverId: string;
  images: ImageStore;
  /** null where images are in an object store. */
  uploadsFolder: string | null;
  revision: CatalogueRevision;
  counts: Counts;
  scanLimit: ScanLimit;
  upkeep: Upkeep;
  creationOrder: CreationOrder;
  publisher: Publisher;
  identities: Identities;
  encryption: Encryption;
  listingSearch: ListingSearch;
  previewSearch: ListingSearch;
  webhook: WebhookSender;
  undoRuns: UndoRuns;
}

export interface Context extends Services, AccountContext {
  identities: Identities;
  requestId: string;
  /** Only products that shoppers see at this moment are answered; null: all of them. */
  shownAt: Date | null;
  /** Tells one caller from another. */
  principal: string;
  /** Writes down what this caller changes. */
  recorder: Recorder;
  log: Log;
  scans: RequestScans;
  /** Categories by id, read in batches; null for one that does not exist. */
  categoryById: DataLoader<string, Category | null>;
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
}

export function createContext(services: Services, { id, log, onClose, ...caller }: Caller): Context {
  const categoryById = new DataLoader((ids: readonly string[]) => readCategories(services, ids));
  const scans = services.scanLimit.forRequest(onClose);
  const principal = principalOf(caller.viewer);
  const shownAt = seesEverything(caller.viewer) ? null : new Date();
  const { history, config } = services;
  const recorder = new Recorder({ history, days: config.historyDays, author: authorOf(caller.viewer) });
  return { ...services, ...caller, shownAt, requestId: id, principal, recorder, log, scans, categoryById };
}

/** For work that goes on for long: the same caller, without the categories that were read so far. */
export function readCategoriesAnew(context: Context): Context {
  const categoryById = new DataLoader((ids: readonly string[]) => readCategories(context, ids));
  return { ...context, categoryById };
}

async function readCategories(
  { categories }: Services,
  ids: readonly string[],
): Promise<(Category | null)[]> {
  const found = await categories
    .find({ _id: { $in: ids.map((id) => ObjectId.createFromHexString(id)) } }, { projection: { facets: 0 } })
    .toArray();
  const byId = new Map(found.map((category) => [category._id.toHexString(), category]));
  return ids.map((id) => byId.get(id) ?? null);
}
