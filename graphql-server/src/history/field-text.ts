import type { ObjectId } from 'mongodb';
import type { ApiToken } from '../accounts/collections.ts';
import type { Role, TokenScope } from '../accounts/roles.ts';
import type { CategoryPlace } from '../catalogue/categories/category-change.ts';
import type { imageOf, ProductImage } from '../catalogue/products/product.ts';
import { BADGES, type Badge } from '../catalogue/rules/badges.ts';
import { toRupees } from '../catalogue/rules/price.ts';
import type { ProductAttribute, ProductOption } from '../catalogue/rules/product-details.ts';

/** A changed field as it is answered: see `FieldChange` in the schema. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
  imagesBefore: ReturnType<typeof imageOf>[];
  imagesAfter: ReturnType<typeof imageOf>[];
}

/** By id. */
export type CategoryNames = ReadonlyMap<string, string>;

/** Characters of a text that are shown. */
const MAX_SHOWN = 400;
/** What is shown of a long text before the place where it differs. */
const LEAD = 40;
const LOCALE = 'en-IN';
const RUPEES = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const COUNT = new Intl.NumberFormat(LOCALE);
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const ROLES: Record<Role, string> = { OWNER: 'Owner', EDITOR: 'Editor', VIEWER: 'Viewer' };
const SCOPES: Record<TokenScope, string> = {
  READ: 'read',
  CATALOGUE: 'change the catalogue',
  CONTENT: 'change the content',
  PUBLISH: 'publish',
};

type Write = (value: never, names: CategoryNames) => string;

const categoryName: Write = (id: ObjectId, names) => names.get(id.toHexString()) ?? 'A category that is gone';
const price: Write = (paise: number) => RUPEES.format(toRupees(paise));
const moment: Write = (date: Date) => `${MOMENT.format(date)} UTC`;
const secret = (which: 'FORMER' | 'NEW') => (which === 'NEW' ? 'A new one' : 'The former one');
const lines = (texts: string[]) => texts.join('\n');

const WRITES: Readonly<Record<string, Write>> = {
  place: ({ behind }: CategoryPlace) => (behind === null ? 'First' : `Behind ${behind}`),
  categoryId: categoryName,
  parentId: categoryName,
  regularPrice: price,
  sellingPrice: price,
  badge: (badge: Badge) => BADGES[badge],
  images: (images: ProductImage[]) => describeImages(images),
  image: (image: ProductImage) => describeImages([image]),
  tags: (tags: string[]) => tags.join(', '),
  options: (options: ProductOption[]) =>
    lines(options.map(({ name, values }) => `${name}: ${values.join(', ')}`)),
  attributes: (attributes: ProductAttribute[]) =>
    lines(attributes.map(({ name, value }) => `${name}: ${value}`)),
  showFrom: moment,
  showUntil: moment,
  role: (role: Role) => ROLES[role],
  password: secret,
  link: secret,
  resetLink: secret,
  secondFactor: (isOn: boolean) => (isOn ? 'On' : 'Off'),
  apiToken: ({ name, scopes }: Pick<ApiToken, 'name' | 'scopes'>) =>
    `${name} (${scopes.map((scope) => SCOPES[scope]).join(', ')})`,
  expiresAt: moment,
};

/** A field as people read it; null where there is nothing. What has no status is active. */
export function fieldText(field: string, value: unknown, names: CategoryNames): string | null {
  if (field === 'status') return { DRAFT: 'Draft', HIDDEN: 'Hidden' }[String(value)] ?? 'Active';
  if (value === undefined || value === null) return null;
  const write = WRITES[field];
  if (write) return write(value as never, names);
  if (typeof value === 'number') return COUNT.format(value);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

function describeImages(images: ProductImage[]): string {
  const count = `${images.length} ${images.length === 1 ? 'image' : 'images'}`;
  const texts = images.flatMap(({ alt }) => (alt ? [alt] : []));
  return lines([count, ...texts]);
}

/** Long texts are cut to where they differ. */
export function readable(before: string | null, after: string | null) {
  const [one, other] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const cut = Math.max(one.length, other.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  const excerpt = (text: string | null) =>
    text &&
    `${cut > 0 ? '…' : ''}${text.slice(cut, cut + MAX_SHOWN)}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
  return { before: excerpt(before), after: excerpt(after) };
}
