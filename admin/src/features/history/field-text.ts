import { BADGES } from '@mela/rules/badges.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import { excerpts } from '@mela/rules/text.ts';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { fieldLabel } from '../../all-field-labels.ts';
import { formatCount, formatMoment, formatPrice } from '../../format.ts';
import { shopCurrency } from '../../shop-currency.ts';
import { roleLabel, scopeLabel } from '../account/roles.ts';
import { KINDS } from '../promotions/discount-words.ts';
import { CONTENT_FORM, type ContentNode } from '../storefront-content/content-form.ts';
import { topicsText } from '../webhooks/webhook-words.ts';
import { subjectLabel } from './change-subjects.ts';
import type { Change, FieldChange } from './read-history.ts';

export type FieldValue = NonNullable<FieldChange['before']>;
type Section = keyof typeof CONTENT_FORM;

/** A changed field as text. */
export interface FieldText {
  name: string;
  before: string | null;
  after: string | null;
}

const SECRETS = { FORMER: historyText.previousSecret, NEW: historyText.newSecret };
const SAMPLE_IMAGE = /^sample:/;

/** The name of a changed field. Parts of the content are named as in their form. */
export function fieldName(change: Change, { field, part }: FieldChange): string {
  if (field !== 'CONTENT') return fieldLabel(field);
  return nodeOf(change, part)?.field?.label ?? subjectLabel(change);
}

/** A changed field as readable text. Long content starts where it differs. */
export function fieldText(change: Change, field: FieldChange): FieldText {
  const node = field.field === 'CONTENT' ? nodeOf(change, field.part) : undefined;
  const textOf = (value: FieldValue | null) => value && (valueText(value, field.field, node) || null);
  const [before, after] = [textOf(field.before), textOf(field.after)];
  return { name: fieldName(change, field), ...(node ? excerpts(before, after) : { before, after }) };
}

function nodeOf({ subjectId }: Change, part: string | null): ContentNode | undefined {
  const section = CONTENT_FORM[subjectId as Section];
  return part === null ? section : section?.fields.find(([name]) => name === part)?.[1];
}

function valueText(
  value: FieldValue,
  field: FieldChange['field'],
  node: ContentNode | undefined,
): string | null {
  const { text, texts, number, price, isOn, moment, badge, status, role, secret, token } = value;
  const { category, place, images, lists, variants, shown, content } = value;
  if (text !== null) return field === 'KIND' ? (KINDS[text as keyof typeof KINDS] ?? text) : text;
  if (texts) return field === 'EVENTS' ? topicsText(texts) : texts.join(', ');
  if (number !== null) return formatCount(number);
  if (price !== null) return formatPrice(price);
  if (isOn !== null)
    return field === 'SECOND_FACTOR'
      ? isOn
        ? sharedText.on
        : sharedText.off
      : isOn
        ? sharedText.yes
        : sharedText.no;
  if (moment !== null) return formatMoment(moment);
  if (badge) return BADGES[badge];
  if (status) return SHOWN_STATUSES[status];
  if (role) return roleLabel(role);
  if (secret) return SECRETS[secret];
  if (token) return `${token.name} (${token.scopes.map(scopeLabel).join(', ').toLowerCase()})`;
  if (category) return categoryText(category);
  if (place) return place.behind === null ? sharedText.first : historyText.afterBehind(place.behind);
  if (lists) return lists.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n');
  if (variants) return variants.map(variantText).join('\n');
  if (shown) return shownText(shown);
  if (node) return contentText(node, content);
  // The images themselves are displayed, so the text only lists their alt texts.
  return images?.flatMap(({ ownAlt }) => ownAlt ?? []).join('\n') ?? null;
}

function categoryText({ name, isDeleted }: NonNullable<FieldValue['category']>): string {
  if (name === null) return sharedText.deletedCategory;
  return isDeleted ? historyText.nameDeleted(name) : name;
}

/** `Red / M: SKU RM-1, ₹499, not for sale`. Omits values that the variant has from its product. */
function variantText(variant: NonNullable<FieldValue['variants']>[number]): string {
  const { title, sku, barcode, price, compareAtPrice, weightGrams, cost, isSold, image } = variant;
  const facts = [
    sku && historyText.sku(sku),
    barcode && historyText.barcode(barcode),
    price !== null && formatMoney({ amount: price, currency: shopCurrency() }),
    compareAtPrice !== null &&
      historyText.compareAtMoney(formatMoney({ amount: compareAtPrice, currency: shopCurrency() })),
    weightGrams !== null && `${formatCount(weightGrams)} g`,
    cost !== null && historyText.costMoney(formatMoney({ amount: cost, currency: shopCurrency() })),
    image && historyText.ownImage,
    !isSold && historyText.notForSale,
  ];
  const said = facts.filter(Boolean).join(', ');
  return said ? `${title}: ${said}` : title;
}

function shownText({ mode, release }: NonNullable<FieldValue['shown']>): string {
  if (mode === 'SAMPLE') return sharedText.sampleContent;
  return release === null ? historyText.newRelease : historyText.release(release);
}

/**
 * The text of a part of the content: one line for each item, with its number, and for each field, with its
 * name.
 */
function contentText(node: ContentNode | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const texts = value.map((one) => contentText(node?.item, one));
    return texts.map((text, index) => (text.includes('\n') ? `${index + 1}.\n${text}` : text)).join('\n');
  }
  if (typeof value !== 'object') return String(value).replace(SAMPLE_IMAGE, historyText.sampleImage);
  if ('src' in value)
    return 'alt' in value && value.alt ? historyText.imageAlt(String(value.alt)) : sharedText.image;
  const nodes = new Map(node?.fields);
  return Object.entries(value)
    .map(([name, inside]) => {
      const text = contentText(nodes.get(name), inside);
      return text && `${nodes.get(name)?.field?.label ?? name}: ${text}`;
    })
    .filter(Boolean)
    .join('\n');
}
