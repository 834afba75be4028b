import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import type { Config } from '../config.ts';
import type { Publisher } from '../publishing/publisher.ts';
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
  images: ImageStore;
  revision: CatalogueRevision;
  counts: Counts;
  scanLimit: ScanLimit;
  upkeep: Upkeep;
  creationOrder: CreationOrder;
  publisher: Publisher;
}

const ANONYMOUS = 'anonymous';

export interface Context extends Services {
  requestId: string;
  /** Who asks; there are no accounts yet. */
  principal: string;
  log: Log;
  scans: RequestScans;
  /** Categories by id, read in batches; null for one that does not exist. */
  categoryById: DataLoader<string, Category | null>;
}

/** What the services need to know of a request. */
export interface Caller {
  id: string;
  log: Log;
  onClose: OnClose;
}

export function createContext(services: Services, { id, log, onClose }: Caller): Context {
  const categoryById = new DataLoader((ids: readonly string[]) => readCategories(services, ids));
  const scans = services.scanLimit.forRequest(onClose);
  return { ...services, requestId: id, principal: ANONYMOUS, log, scans, categoryById };
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
