import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIVATION_FAULTS } from '../activation.ts';
import { checkAddress, checkCashPhone, checkEmail, checkPhone, readAddress } from '../address-checks.ts';
import { STOCK_FAULT } from '../amounts.ts';
import { checkCategory } from '../category-checks.ts';
import { COLLECTION_LIMITS, checkConditions } from '../collection-checks.ts';
import { email, internationalPhone, phone } from '../content/contact-fields.ts';
import {
  type ContentSchema,
  choice,
  image,
  line,
  lines,
  link,
  list,
  moment,
  video,
  wholeNumber,
} from '../content/content-fields.ts';
import { contentMessageOf } from '../content/content-messages.ts';
import { grievanceOfficer } from '../content/legal-texts.ts';
import { storefrontContentSchema } from '../content/storefront-content.ts';
import { synonymGroups } from '../content/synonyms.ts';
import { changeCustomFields } from '../custom-fields.ts';
import { checkDiscount, type DiscountDraft } from '../discount-checks.ts';
import { checkGstin } from '../gstin.ts';
import { checkHandle } from '../handles.ts';
import {
  imageTooLarge,
  imageTooSlow,
  notAnImage,
  sideTooLong,
  tooManyImages,
  tooManyPixels,
  tooManyScans,
} from '../images.ts';
import { checkBestBefore } from '../legal-information.ts';
import type { Message, MessageParams } from '../messages.ts';
import { checkMoment, checkPeriod } from '../moments.ts';
import { checkPhoneNumber } from '../phone-numbers.ts';
import { checkForm } from '../product-checks.ts';
import { checkDetails } from '../product-details.ts';
import { readNewAddress, readOldAddress } from '../redirect-address.ts';
import { checkSearch } from '../search.ts';
import { checkTaxClass } from '../tax-class-checks.ts';
import { checkText } from '../text.ts';
import { type OrderAction, type OrderState, obstacleTo } from '../transitions.ts';
import { checkVariants } from '../variant-checks.ts';
import { type VariantDraft, WEIGHT_FAULT } from '../variants.ts';
import { type RateDraft, readZone, type ZoneDraft } from '../zone-checks.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

const ADDRESS = {
  name: 'Asha',
  line1: 'MG Road',
  city: 'Pune',
  region: 'MH',
  postalCode: '411001',
  country: 'IN',
};
const address = (changes: object, countries: string[] | null = null) =>
  Object.values(checkAddress(readAddress({ ...ADDRESS, ...changes }), countries))[0];
const CASH = { phone: null, shippingAddress: { phone: null }, paymentMethod: 'cash_on_delivery', total: 1 };

const FORM = {
  title: 'a',
  description: 'a',
  regularPrice: 20,
  sellingPrice: 10,
  categoryId: '1',
  badge: null,
};
const FLAGS = { isFeatured: false, isPopular: false, isNew: false };
const form = (changes: object, context: object = {}) =>
  Object.values(
    checkForm(
      { ...FORM, ...FLAGS, ...changes },
      { hasCategory: true, imageCount: 1, currency: 'INR', ...context },
    ),
  )[0];
const details = (draft: object) => Object.values(checkDetails(draft, { imageCount: 1, currency: 'INR' }))[0];

const SIZE = { name: 'Size', values: ['S', 'M'] };
const small = { selectedOptions: [{ name: 'Size', value: 'S' }] };
const medium = { selectedOptions: [{ name: 'Size', value: 'M' }] };
const variants = (drafts: VariantDraft[], options = [SIZE], sku = '') =>
  Object.values(checkVariants(options, drafts, { imageCount: 1, sku, sellingPrice: 5 }))[0];

const FIELDS = [
  { module: 'm', name: 'flag', label: 'Fragile', type: 'BOOLEAN' },
  { module: 'm', name: 'price', label: 'Wrap', type: 'MONEY' },
  { module: 'm', name: 'count', label: 'Degrees', type: 'NUMBER' },
] as const;
const custom = (name: string, value: string, times = 1) => {
  const drafts = new Array(times).fill({ module: 'm', name, value });
  return Object.values(changeCustomFields(FIELDS, {}, drafts).faults)[0];
};

const discount = (draft: Partial<DiscountDraft>) =>
  Object.values(checkDiscount({ kind: 'PERCENT', value: 5, ...draft }))[0];
const taxClass = (changes: object) =>
  Object.values(
    checkTaxClass({
      name: 'a',
      rate: 5,
      hsn: null,
      isExempt: false,
      isDefault: false,
      categoryIds: [],
      ...changes,
    }),
  )[0];
const RATE: RateDraft = { name: 'Standard', kind: 'FLAT', price: 5_000 };
const zone = (changes: Partial<ZoneDraft>) =>
  Object.values(readZone({ name: 'a', countries: ['IN'], rates: [RATE], ...changes }).faults)[0];
const rate = (changes: Partial<RateDraft>) => zone({ rates: [{ ...RATE, ...changes }] });

const content = (schema: ContentSchema, value: unknown) =>
  contentMessageOf(schema.safeParse(value).error?.issues[0]?.message ?? '');

const order = (action: OrderAction, state: Partial<OrderState> = {}) =>
  obstacleTo(action, {
    status: 'CONFIRMED',
    paymentStatus: 'PENDING',
    shippedCount: 0,
    isErased: false,
    ...state,
  });

/** A message of each code, with its values. */
const REASONS: [code: string, params: MessageParams, message: Message | false | undefined][] = [
  ['text.required', { label: 'Name' }, checkText('Name', '', { maxLength: 5 })],
  ['text.unreadable', { label: 'Name' }, checkText('Name', 'a\ufffd', { maxLength: 5 })],
  ['text.controlCharacters', { label: 'Name' }, checkText('Name', 'a\0b', { maxLength: 5 })],
  ['text.tooLong', { label: 'Name', max: 5 }, checkText('Name', '123456', { maxLength: 5 })],
  ['text.tooLong', { label: 'Handle', max: 100 }, checkHandle('x'.repeat(101))],
  ['text.required', { label: 'Old address' }, readOldAddress('').fault],
  ['text.tooLong', { label: 'New address', max: 2_000 }, readNewAddress(`/${'x'.repeat(2_000)}`).fault],
  ['address.emailRequired', {}, checkEmail('')],
  ['address.emailInvalid', {}, checkEmail('a@')],
  ['address.phoneInvalid', {}, checkPhone('12')],
  ['address.phoneForCashRequired', {}, checkCashPhone(CASH)],
  ['address.nameHasAddress', {}, address({ name: 'www.shop.example' })],
  ['address.countryRequired', {}, address({ country: 'XX', region: null, postalCode: '1' })],
  ['address.countryNotServed', {}, address({}, ['NP'])],
  ['address.pinInvalid', {}, address({ postalCode: '4110' })],
  ['address.pinNotFound', {}, address({ postalCode: '999999' })],
  ['address.stateRequired', {}, address({ region: 'Atlantis' })],
  [
    'address.pinOfOtherState',
    { pin: '605001', states: ['Puducherry', 'Tamil Nadu'], state: 'Kerala' },
    address({ postalCode: '605001', region: 'KL' }),
  ],
  ['phone.notFound', {}, await checkPhoneNumber('1234567890', 'IN')],
  ['handle.invalid', {}, checkHandle('Red')],
  ['handle.reserved', { handle: 'con' }, checkHandle('con')],
  ['gstin.invalid', {}, checkGstin('27AAPFU0939F1ZX')],
  ['quantity.invalidStock', {}, STOCK_FAULT],
  ['quantity.invalidWeight', { max: 100_000_000 }, WEIGHT_FAULT],
  ['moment.invalid', { label: 'Start' }, checkMoment('Start', 'soon')],
  ['moment.endsBeforeStart', {}, checkPeriod({ showFrom: '2026-01-02', showUntil: '2026-01-01' })],
  ['product.validPriceRequired', {}, form({ regularPrice: 'free' })],
  ['product.sellingPriceTooHigh', {}, form({ sellingPrice: 20 })],
  ['product.categoryRequired', {}, form({}, { hasCategory: false })],
  ['product.imageRequired', {}, form({}, { imageCount: 0 })],
  ['product.priceRequired', {}, ACTIVATION_FAULTS.NO_PRICE],
  [
    'product.unknownBadge',
    { badges: ['New', 'Hot', 'Sell', 'Best Sell', 'Top Sell'] },
    form({ badge: 'Hottest' }),
  ],
  ['product.invalidFlag', { label: 'Featured' }, form({ isFeatured: 1 })],
  ['productDetails.unknownStatus', {}, details({ status: 'GONE' })],
  ['productDetails.tooManyTags', { max: 20 }, details({ tags: many(21) })],
  ['productDetails.tagHasComma', {}, details({ tags: ['a,b'] })],
  [
    'productDetails.tooManyOptions',
    { max: 3 },
    details({ options: many(4).map((name) => ({ name, values: ['a'] })) }),
  ],
  ['productDetails.sameOptions', {}, details({ options: [SIZE, { ...SIZE, name: 'size' }] })],
  ['productDetails.optionWithoutValue', { option: 'Size' }, details({ options: [{ ...SIZE, values: [] }] })],
  [
    'productDetails.tooManyValues',
    { option: 'Size', max: 100 },
    details({ options: [{ ...SIZE, values: many(101) }] }),
  ],
  ['productDetails.valueHasBar', {}, details({ options: [{ ...SIZE, values: ['a|b'] }] })],
  [
    'productDetails.tooManyAttributes',
    { max: 50 },
    details({ attributes: many(51).map((name) => ({ name, value: 'a' })) }),
  ],
  [
    'productDetails.sameAttributes',
    {},
    details({ attributes: ['a', 'A'].map((name) => ({ name, value: 'a' })) }),
  ],
  [
    'productDetails.nameHasColon',
    { label: 'Attribute name' },
    details({ attributes: [{ name: 'a:b', value: 'a' }] }),
  ],
  ['productDetails.tooManyAlts', {}, details({ imageAlts: ['a', 'b'] })],
  ['variants.tooMany', { max: 250, count: 251 }, variants(new Array(251).fill(small))],
  [
    'variants.tooManyCombinations',
    { max: 250, count: 256 },
    variants(
      [],
      ['A', 'B'].map((name) => ({ name, values: many(16) })),
    ),
  ],
  ['variants.noneForOptions', {}, variants([])],
  ['variants.severalWithoutOptions', {}, variants([{}, {}], [])],
  ['variants.noOptions', {}, variants([small], [])],
  ['variants.alwaysForSale', {}, variants([{ isSold: false }], [])],
  [
    'variants.unknownOption',
    { option: 'Cut' },
    variants([{ selectedOptions: [{ name: 'Cut', value: 'S' }] }]),
  ],
  ['variants.valueRequired', { option: 'Size' }, variants([{}])],
  [
    'variants.unknownValue',
    { option: 'Size', value: 'L' },
    variants([{ selectedOptions: [{ name: 'Size', value: 'L' }] }]),
  ],
  ['variants.sameValues', { number: 1, title: 'S' }, variants([small, small])],
  ['variants.skuOfProduct', {}, variants([{ ...small, sku: 'a' }], [SIZE], 'A')],
  [
    'variants.skuOfVariant',
    { title: 'S' },
    variants([
      { ...small, sku: 'a' },
      { ...medium, sku: 'A' },
    ]),
  ],
  ['variants.invalidAmount', { label: 'Price', max: 100_000_000_000 }, variants([{ ...small, price: -1 }])],
  ['variants.compareAtPriceTooLow', {}, variants([{ ...small, compareAtPrice: 4 }])],
  ['variants.invalidForSale', {}, variants([{ ...small, isSold: 'maybe' }])],
  ['variants.unknownImage', {}, variants([{ ...small, image: 1 }])],
  ['customFields.tooMany', { max: 100 }, custom('flag', 'true', 101)],
  ['customFields.notFound', {}, custom('none', '1')],
  ['customFields.invalidFlag', { label: 'Fragile' }, custom('flag', 'yes')],
  ['customFields.invalidPrice', { label: 'Wrap' }, custom('price', '1.5')],
  ['customFields.invalidNumber', { label: 'Degrees', max: 1_000_000_000 }, custom('count', '-1')],
  ['collection.conditionRequired', {}, checkConditions([])['conditions']],
  [
    'collection.tooManyConditions',
    { max: COLLECTION_LIMITS.conditions },
    checkConditions(Array.from({ length: 21 }, () => ({ kind: 'ON_SALE' as const })))['conditions'],
  ],
  ['collection.categoryRequired', {}, checkConditions([{ kind: 'CATEGORY' }])['conditions.0.value']],
  ['collection.badgeRequired', {}, checkConditions([{ kind: 'BADGE' }])['conditions.0.value']],
  ['collection.invalidPrice', {}, checkConditions([{ kind: 'PRICE_ABOVE' }])['conditions.0.value']],
  [
    'collection.invalidDays',
    { max: COLLECTION_LIMITS.days },
    checkConditions([{ kind: 'ADDED_WITHIN' }])['conditions.0.value'],
  ],
  ['discount.typeRequired', {}, discount({ kind: 'GIFT' as never })],
  ['discount.codeInvalid', {}, discount({ code: 'a b' })],
  ['discount.amountRequired', {}, discount({ kind: 'AMOUNT', value: 0 })],
  ['discount.invalidPercentage', {}, discount({ value: 101 })],
  [
    'discount.invalidQuantity',
    { label: 'Quantity to buy', max: 99 },
    discount({ kind: 'BUY_X_GET_Y', buys: 0, gets: 1 }),
  ],
  ['discount.endsBeforeStart', {}, discount({ from: '2026-01-02', until: '2026-01-01' })],
  ['discount.invalidLimit', {}, discount({ usesEach: 0 })],
  ['discount.invalidMinimum', {}, discount({ minimum: -1 })],
  ['discount.tooManyProducts', { max: 500 }, discount({ productIds: many(501) })],
  ['discount.tooManyCategories', { max: 200 }, discount({ categoryIds: many(201) })],
  ['taxClass.invalidHsn', {}, taxClass({ hsn: '1' })],
  ['taxClass.exemptWithRate', {}, taxClass({ isExempt: true })],
  ['taxClass.invalidRate', {}, taxClass({ rate: 101 })],
  ['taxClass.tooManyCategories', { max: 500 }, taxClass({ categoryIds: many(501) })],
  ['taxClass.invalidCategoryId', {}, taxClass({ categoryIds: ['1'] })],
  ['zone.invalidCountry', {}, zone({ countries: ['India'] })],
  ['zone.severalCountries', {}, zone({ countries: ['IN', 'NP'], regions: ['MH'] })],
  ['zone.tooManyStates', { max: 100 }, zone({ countries: ['US'], regions: many(101) })],
  ['zone.unknownState', { state: 'XX' }, zone({ regions: ['XX'] })],
  ['zone.emptyLine', {}, zone({ regions: [''] })],
  ['zone.emptyLine', {}, zone({ postalCodes: [''] })],
  ['zone.tooManyPostcodes', { max: 1_000 }, zone({ postalCodes: many(1_001) })],
  ['zone.invalidPin', { entry: '4000' }, zone({ postalCodes: ['4000'] })],
  ['zone.invalidPostcode', { entry: '*' }, zone({ countries: ['DE'], postalCodes: ['*'] })],
  ['zone.tooManyRates', { max: 20 }, zone({ rates: new Array(21).fill(RATE) })],
  ['zone.rateTypeRequired', {}, rate({ kind: 'FREE' as never })],
  ['zone.invalidAmount', { label: '“Free over”' }, rate({ freeFrom: -1 })],
  ['zone.invalidWeight', { label: '“From”' }, rate({ kind: 'WEIGHT', from: 0.5 })],
  ['zone.invalidPercent', {}, rate({ kind: 'PERCENT', percent: 101 })],
  ['zone.upperBoundTooLow', {}, rate({ kind: 'WEIGHT', from: 5, until: 5 })],
  ['zone.invalidDays', { max: 365 }, rate({ daysFrom: 366, daysUntil: 366 })],
  ['zone.bothDaysRequired', {}, rate({ daysFrom: 1 })],
  ['zone.daysInWrongOrder', {}, rate({ daysFrom: 3, daysUntil: 2 })],
  ['redirect.invalidEncoding', { label: 'Old address' }, readOldAddress('/%E0%A4').fault],
  ['redirect.oldAddressInvalid', {}, readOldAddress('old').fault],
  ['redirect.oldAddressHasQuery', {}, readOldAddress('/a?b').fault],
  ['redirect.oldAddressHidden', {}, readOldAddress('/.git').fault],
  ['redirect.oldAddressReserved', { address: '/admin' }, readOldAddress('/admin').fault],
  ['redirect.newAddressInvalid', {}, readNewAddress('new').fault],
  ['legalInformation.invalidBestBefore', {}, checkBestBefore('soon')],
  ['searchText.tooLong', { max: 200 }, checkSearch('x'.repeat(201))['text']],
  ['searchText.tooManyWords', { max: 20 }, checkSearch(many(21).join(' '))['text']],
  ['image.tooMany', { max: 10 }, tooManyImages(10)],
  ['image.tooLarge', { file: 'a.png', max: '8 MB' }, imageTooLarge('a.png', 8 * 1024 * 1024)],
  ['image.tooManyPixels', { file: 'a.png', maxMegapixels: 50 }, tooManyPixels('a.png', 50)],
  ['image.sideTooLong', { file: 'a.png', maxPixels: 16_000 }, sideTooLong('a.png', 16_000)],
  ['image.tooManyScans', { file: 'a.jpg', maxScans: 100 }, tooManyScans('a.jpg', 100)],
  ['image.tooSlow', { file: 'a.avif', maxSeconds: 10 }, imageTooSlow('a.avif', 10)],
  ['image.unsupported', { file: 'a.txt' }, notAnImage('a.txt')],
  ['text.required', { label: 'Title' }, content(line('Title'), '')],
  ['text.tooLong', { label: 'Link', max: 1_000 }, content(link(), `/${'x'.repeat(1_000)}`)],
  [
    'contentField.invalid',
    { problem: 'Invalid input: expected object, received number' },
    content(storefrontContentSchema.shape.shop, 1),
  ],
  ['contentField.invalidLink', { label: 'Link' }, content(link(), 'shop')],
  ['contentField.invalidVideo', { label: 'Video' }, content(video('Video', ''), '/a.mp4')],
  ['contentField.tooManyLines', { label: 'Address', max: 6 }, content(lines('Address'), many(7))],
  ['contentField.invalidNumber', { label: 'Days', max: 9 }, content(wholeNumber('Days', 9, ''), 10)],
  ['contentField.invalidMoment', { label: 'Ends' }, content(moment('Ends', ''), 'soon')],
  [
    'contentField.unknownChoice',
    { label: 'Icon', values: ['truck', 'heart'] },
    content(choice('Icon', ['truck', 'heart']), 'star'),
  ],
  ['contentField.imageRequired', { label: 'Image' }, content(image(), null)],
  ['contentField.unknownImage', {}, content(image(), 'sample:../a')],
  [
    'contentField.tooManyItems',
    { label: 'Slides', max: 1 },
    content(list('Slides', 'slide', 1, line('a')), ['a', 'b']),
  ],
  ['contentField.invalidPhone', { label: 'Phone' }, content(phone('Phone'), '1')],
  [
    'contentField.invalidInternationalPhone',
    { label: 'WhatsApp' },
    content(internationalPhone('WhatsApp', ''), '98'),
  ],
  ['contentField.invalidEmail', { label: 'Email' }, content(email('Email'), 'a@')],
  [
    'contentField.invalidAnchor',
    {},
    content(storefrontContentSchema.shape.help.shape.sections, [{ id: 'Über', title: 'a', text: 'a' }]),
  ],
  ['contentField.tooFewSynonyms', {}, content(synonymGroups, [{ words: 'mobile' }])],
  [
    'contentField.contactRequired',
    {},
    content(grievanceOfficer, [{ name: 'a', designation: 'a', email: '', phone: '', address: [] }]),
  ],
  ['order.paidOrder', {}, order('cancelByShopper', { paymentStatus: 'PAID' })],
  ['order.notPlaced', {}, order('cancel', { status: 'DRAFT' })],
  ['order.alreadyCanceled', {}, order('cancel', { status: 'CANCELED' })],
  ['order.alreadyShipped', {}, order('cancel', { status: 'SHIPPED' })],
  ['order.partlyShipped', {}, order('cancel', { shippedCount: 1 })],
  ['order.dataErased', {}, order('edit', { isErased: true })],
  ['order.notCanceled', {}, order('reopen')],
  ['order.addressErased', {}, order('reopen', { status: 'CANCELED', isErased: true })],
  ['order.paymentRefunded', {}, order('reopen', { status: 'CANCELED', paymentStatus: 'REFUNDED' })],
  ['order.notAwaitingPayment', {}, order('expire')],
  ['order.isCanceled', {}, order('fulfil', { status: 'CANCELED' })],
  ['order.notPaid', {}, order('fulfil', { status: 'AWAITING_PAYMENT' })],
  ['order.alreadyPacked', {}, order('pack', { packedAt: '2026-11-27' })],
  ['order.notPacked', {}, order('undoPacking')],
  ['order.completelyShipped', {}, order('fulfil', { status: 'SHIPPED' })],
  ['order.noParcelUnderWay', {}, order('correctTracking')],
  ['order.undoDeliveryFirst', {}, order('markUndelivered', { status: 'DELIVERED' })],
  ['order.alreadyDelivered', {}, order('deliver', { status: 'DELIVERED' })],
  ['order.notCompletelyShipped', {}, order('deliver')],
  ['order.notDelivered', {}, order('undoDelivery')],
  ['order.alreadyPaid', {}, order('pay', { paymentStatus: 'PAID' })],
  ['order.isFree', {}, order('refund', { isFree: true })],
  ['order.notMarkedAsPaid', {}, order('undoPayment')],
  ['order.chargedBack', {}, order('refund', { paymentStatus: 'CHARGEBACK' })],
  ['order.undoRefundFirst', {}, order('undoPayment', { paymentStatus: 'PAID', hasRefund: true })],
  ['order.noRefundOwed', {}, order('markRefunded')],
  ['order.fullyRefunded', {}, order('refund', { paymentStatus: 'REFUNDED' })],
  ['order.noRefund', {}, order('undoRefund')],
  ['order.recordRefundFirst', {}, order('erase', { refundOwed: 1 })],
  ['order.stillOpen', {}, order('erase')],
];

test.each(REASONS)('%s has the values %j', (code, params, message) => {
  expect(message).toEqual({ code, params, text: expect.stringMatching(/^["“]?\S.*\S$/) });
});

test('every message of the catalogues is a reason above, and names its catalogue', () => {
  expect([...new Set(REASONS.map(([code]) => code))].sort()).toEqual(codesOfCatalogues().sort());
  expect(checkCategory({ name: '' })['name']).toMatchObject({ code: 'text.required' });
});

function codesOfCatalogues(): string[] {
  const folder = join(import.meta.dirname, 'en');
  return readdirSync(folder).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const [, scope] = /defineMessages\('(\w+)'/.exec(source) ?? [];
    if (scope === undefined) return [];
    expect(scope.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).toBe(file.replace('.ts', ''));
    return [...source.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => `${scope}.${name}`);
  });
}
