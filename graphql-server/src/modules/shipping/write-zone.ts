import { decimalsOf } from '@mela/rules/money.ts';
import type { ZoneRate } from '@mela/rules/shipping-rates.ts';
import { type ReadZone, readZone, ZONE_LIMITS, type ZoneDraft } from '@mela/rules/zone-checks.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { noteZones, readSelling, type SellingCollections } from '../selling/collection.ts';
import {
  readZones,
  type ShippingCollections,
  type ShippingContext,
  type Zone,
  type ZoneFields,
} from './collection.ts';
import { shippingMessages, shippingTexts } from './messages.ts';

export interface ZoneInput extends ZoneDraft {
  /** The id of an existing zone. null: a new one. */
  id?: string | null | undefined;
  /** The version that the caller has read; null: any. */
  version?: number | null | undefined;
}

/**
 * Creates or changes a shipping zone.
 * @throws UserError for invalid fields, an unknown id, and a stale version
 */
export function saveZone(context: ShippingContext, { id, version, ...draft }: ZoneInput): Promise<Zone> {
  const { zone, faults } = readZone(draft);
  assertValid(faults);
  context.disk.assertWritable();
  return context.recorder.transact(async (session) => {
    const former = id ? await findZoneById(context, parseObjectId(id), session) : null;
    if (former && version != null && version !== former.version) throw changedSince(former);
    const rates = withIds(zone.rates, former?.rates ?? []);
    return putZone(context, session, former, { ...zone, rates, decimals: await decimals(context, session) });
  });
}

/** @returns the deleted zone. @throws UserError for an unknown id */
export function deleteZone(context: ShippingContext, _id: ObjectId | null): Promise<Zone> {
  return context.recorder.transact(async (session) => {
    const former = await findZoneById(context, _id, session);
    await context.shippingZones.deleteOne({ _id: former._id }, { session });
    const left = await context.shippingZones.countDocuments({}, { session, limit: 1 });
    await noteZones(context, session, left > 0);
    await context.recorder.record(session, [zoneChange(former, null)]);
    return former;
  });
}

/** Writes a zone and its activity entry. @param _id the id of a deleted zone that is restored */
export async function putZone(
  { shippingZones, selling, recorder }: ShippingContext,
  session: ClientSession,
  former: Zone | null,
  fields: ZoneFields,
  _id = new ObjectId(),
): Promise<Zone> {
  const kept = former ?? { _id, version: 0, createdAt: new Date() };
  const zone = { ...kept, ...fields, version: kept.version + 1 };
  if (former) await shippingZones.replaceOne({ _id: former._id }, zone, { session });
  else {
    const count = await shippingZones.countDocuments({}, { session, limit: ZONE_LIMITS.zones });
    if (count === ZONE_LIMITS.zones)
      throw new UserError('CONFLICT', shippingMessages.tooManyZones({ max: ZONE_LIMITS.zones }));
    await shippingZones.insertOne(zone, { session });
  }
  await noteZones({ selling }, session, true);
  await recorder.record(session, [former ? zoneChange(former, zone) : zoneChange(null, zone)]);
  return zone;
}

/** @throws UserError for an unknown id */
export async function findZoneById(
  { shippingZones }: Pick<ShippingContext, 'shippingZones'>,
  _id: ObjectId | null,
  session: ClientSession,
): Promise<Zone> {
  const found = _id && (await shippingZones.findOne({ _id }, { session }));
  if (!found) throw new UserError('NOT_FOUND', shippingMessages.notFound);
  return found;
}

/** The number of decimals of the shop's currency. */
export async function decimals(context: ShippingContext, session: ClientSession): Promise<number> {
  return decimalsOf((await readSelling(context, session)).currency);
}

/**
 * Gives ids to new rates. Existing rates keep theirs, because carts refer to rates by id.
 * @throws UserError for an id that the zone lacks
 */
function withIds(rates: ReadZone['rates'], former: readonly ZoneRate[]): ZoneRate[] {
  const left = new Set(former.map(({ id }) => id));
  return rates.map((rate, index) => {
    const isKnown = rate.id === null || left.delete(rate.id);
    assertValid(isKnown ? {} : { [`rates.${index}.id`]: shippingMessages.unknownRate });
    return { ...rate, id: rate.id ?? new ObjectId().toHexString() };
  });
}

function changedSince({ name }: Zone): UserError {
  return new UserError('CONFLICT', shippingMessages.changedByOthers({ name }));
}

/** The activity entry of a zone. A state is null before the creation and after the deletion. */
function zoneChange(...[former, next]: [Zone, Zone | null] | [null, Zone]): SubjectChange {
  const { _id: id, name } = next ?? (former as Zone);
  const isOne = former === null || next === null;
  return {
    subject: 'SHIPPING_ZONE',
    id,
    name,
    before: former && fieldsOf(former),
    after: next && fieldsOf(next),
    ...(isOne && { document: fieldsOf(next ?? (former as Zone)) }),
  };
}

export function fieldsOf({ _id, version, createdAt, ...fields }: Zone) {
  return fields;
}

/** Validates the stored zones by the current rules. @returns a sentence for each fault */
export async function* checkZones(
  collections: ShippingCollections & SellingCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const zones = await readZones(collections, session);
  const ids = new Set<string>();
  for (const { name, ...zone } of zones) {
    for (const fault of Object.values(readZone({ name, ...zone }).faults))
      yield shippingTexts.zoneFault({ name, fault: fault.text });
    for (const { id } of zone.rates) {
      if (ids.has(id)) yield shippingTexts.rateIdTwice({ name, id });
      ids.add(id);
    }
  }
  const { shipsByZone = false } = await readSelling(collections, session);
  if (shipsByZone !== zones.length > 0)
    yield shippingTexts.wrongZonesFlag({ negation: shipsByZone ? '' : 'no ', count: zones.length });
}
