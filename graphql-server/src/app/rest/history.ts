import { toUnits } from '@mela/rules/price.ts';
import { assertValid } from '../../kernel/errors.ts';
import { execute } from '../graphql/execute.ts';
import { appMessages } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { SUBJECTS } from '../shop/modules.ts';
import type { List } from './lists.ts';
import {
  CountChangesDocument,
  ListChangesDocument,
  type RestChangeFragment,
  type RestFieldValueFragment,
} from './operations.generated.ts';

const KINDS = Object.fromEntries(
  Object.keys(SUBJECTS).map((kind) => [kind.toLowerCase(), kind as RestChangeFragment['subject']]),
);

/** GET /history/list, filtered by its query. @throws UserError for an unknown filter */
export function changeList(query: Record<string, unknown>): List<RestChangeFragment> {
  const [kind, id, by, group] = ['kind', 'id', 'by', 'in'].map((name) => textOf(query, name));
  if (kind !== undefined && !Object.hasOwn(KINDS, kind)) {
    assertValid({ kind: appMessages.unknownKind({ kinds: Object.keys(KINDS).join(', ') }) });
  }
  const subject = KINDS[kind ?? ''];
  if (id !== undefined && !subject) assertValid({ kind: appMessages.idNeedsKind });
  const variables = { of: subject && { kind: subject, id }, by, in: group };
  return {
    name: 'Changes',
    operation: ListChangesDocument,
    readPage: async (page, context) =>
      (await execute(ListChangesDocument, { ...page, ...variables }, context)).list,
    count: async (context) => (await execute(CountChangesDocument, variables, context)).list.totalCount,
    toJson: changeToJson,
  };
}

function changeToJson(change: RestChangeFragment, { currency }: Pick<Context, 'currency'>) {
  return {
    id: change.id,
    at: change.at,
    by: change.by,
    by_id: change.byId,
    kind: change.subject.toLowerCase(),
    subject_id: change.subjectId,
    subject_name: change.subjectName,
    action: change.action.toLowerCase(),
    fields: change.fields.map(({ field, part, before, after }) => ({
      field: field.toLowerCase(),
      ...(part !== null && { part }),
      before: valueToJson(before, currency),
      after: valueToJson(after, currency),
    })),
    source: change.source?.toLowerCase() ?? null,
    ...(change.group && { group: groupToJson(change.group) }),
    undoes: change.undoes,
    undone_by: change.undoneBy,
    ...(change.note !== null && { note: change.note }),
    can_undo: Number(change.canUndo),
  };
}

function groupToJson({ undoing, work, fileName, ...group }: NonNullable<RestChangeFragment['group']>) {
  const { isRunning, ...progress } = undoing ?? {};
  return {
    work: work.toLowerCase(),
    file_name: fileName,
    ...group,
    ...(undoing && { undoing: { is_running: Number(isRunning), ...progress } }),
  };
}

/** The field of the response that holds the value. Content also has its images. */
function valueToJson(value: RestFieldValueFragment | null, currency: string): object | null {
  if (!value) return null;
  const { isOn, images, variants, ...others } = value;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, one]) => one !== null)),
    ...(isOn !== null && { is_on: Number(isOn) }),
    ...(images && { images: images.map(({ url }) => url.slice(1)) }),
    ...(variants && { variants: variants.map((one) => variantToJson(one, currency)) }),
  };
}

function variantToJson(
  variant: NonNullable<RestFieldValueFragment['variants']>[number],
  currency: string,
): object {
  const units = (amount: number | null) => (amount === null ? null : toUnits(amount, currency));
  const { title, sku, barcode, price, compareAtPrice, weightGrams, cost, isSold, image } = variant;
  return {
    title,
    sku,
    barcode,
    price: units(price),
    compare_at_price: units(compareAtPrice),
    weight_grams: weightGrams,
    cost: units(cost),
    is_sold: Number(isSold),
    image: image?.slice(1) ?? null,
  };
}

function textOf(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value !== undefined && typeof value !== 'string')
    assertValid({ [name]: appMessages.parameterTwice({ name }) });
  return value as string | undefined;
}
