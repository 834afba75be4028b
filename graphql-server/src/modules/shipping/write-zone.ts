import { decimalsOf } from '@mela/rules/money.ts';
import type { ZoneRate } from '@mela/rules/shipping-rates.ts';
import { type ReadZone, readZone, ZONE_LIMITS, type ZoneDraft } from '@mela/rules/zone-checks.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { noteZones, readSelling } from '../selling/collection.ts';
import type { Zone, ZoneFields } from './collection.ts';
import type { ShippingContext } from './context.ts';

export interface ZoneInput extends ZoneDraft {
  /** Of a zone that exists; null: a new one. */
  id?: string | null | undefined;
  /** The version that the caller has read; null: any. */
  version?: number | null | undefined;
}

const TOO_MANY = `There are ${ZONE_LIMITS.zones} shipping zones, the most a shop can have: delete one first.`;

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

/** @returns the zone as it was. @throws UserError for an unknown id */
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

/** Writes a zone and its entry in the history. @param _id of one that was deleted and returns */
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
    if (count === ZONE_LIMITS.zones) throw new UserError('CONFLICT', TOO_MANY);
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
  if (!found) throw new UserError('NOT_FOUND', 'Shipping zone not found');
  return found;
}

/** How many decimals the shop's amounts have. */
export async function decimals(context: ShippingContext, session: ClientSession): Promise<number> {
  return decimalsOf((await readSelling(context, session)).currency);
}

/** Carts name rates by their ids, so rates that stay keep theirs. @throws UserError for an id that the zone does not have */
function withIds(rates: ReadZone['rates'], former: readonly ZoneRate[]): ZoneRate[] {
  const left = new Set(former.map(({ id }) => id));
  return rates.map((rate, index) => {
    const isKnown = rate.id === null || left.delete(rate.id);
    assertValid(isKnown ? {} : { [`rates.${index}.id`]: 'This zone has no such rate, or has it twice' });
    return { ...rate, id: rate.id ?? new ObjectId().toHexString() };
  });
}

function changedSince({ name }: Zone): UserError {
  return new UserError(
    'CONFLICT',
    `The shipping zone ${name} was changed by someone else. Reload it and try again.`,
  );
}

/** The history entry of a zone. null: it did not exist before, or no longer does. */
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
