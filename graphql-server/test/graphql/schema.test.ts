import {
  astFromValue,
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  validate,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNDO_OPERATIONS } from '../fuzz/undo-requests.ts';
import { serveApp } from '../serve.ts';
import { askFor } from './ask.ts';

const app = serveApp();
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = buildClientSchema(await askFor(app, getIntrospectionQuery({ oneOf: true })));
});

describe('the schema', () => {
  it('has everything that the fuzzed operations name, so that they are not refused as unknown', () => {
    for (const [query] of UNDO_OPERATIONS) expect(validate(schema, parse(query)), query).toEqual([]);
  });

  it('describes every type, field, argument, enum value and input field', () => {
    const described = ownTypes().flatMap(partsOf);
    expect(described.length).toBeGreaterThan(120);
    expect(described.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
  });

  it('has the queries and mutations of the contract, and no others', () => {
    expectSame(signaturesOf('Query'), [
      'category(id: ID, handle: String): Category',
      'categories(first: Int! = 50, after: String, last: Int, before: String, offset: Int! = 0, orderBy: CategoryOrder! = {field: CREATED_AT, direction: ASC}, filter: CategoryFilter): CategoryConnection!',
      'collection(id: ID, handle: String): Collection',
      'collections(): [Collection!]!',
      'productsMatching(match: CollectionMatch! = ALL, conditions: [CollectionConditionInput!]!, first: Int! = 6): ProductConnection!',
      'product(id: ID, handle: String): Product',
      'shop(): Shop!',
      'products(first: Int! = 50, after: String, last: Int, before: String, offset: Int! = 0, orderBy: ProductOrder! = {field: CREATED_AT, direction: ASC}, filter: ProductFilter, ids: [ID!]): ProductConnection!',
      'imageLimits(): ImageLimits!',
      'media(first: Int! = 50, after: String, filter: MediaFilter): MediaConnection!',
      'mediaImage(id: ID!): MediaImage',
      'productFields(): [CustomField!]!',
      'productFieldChoices(): [CustomFieldChoice!]!',
      'storefront(): Storefront!',
      'releases(first: Int! = 20): ReleaseConnection!',
      'webhook(): Webhook!',
      'webhooks(): [Webhook!]!',
      'webhookDeliveries(first: Int! = 20, after: String, filter: WebhookDeliveryFilter): WebhookDeliveryConnection!',
      'redirects(first: Int! = 50, after: String, search: String): RedirectConnection!',
      'messages(first: Int! = 50, after: String, filter: MessageFilter): MessageConnection!',
      'stockAlerts(first: Int! = 50, after: String, search: String): WaitedVariantConnection!',
      'stockAlertsOf(variantId: ID!, first: Int! = 50, after: String): StockAlertConnection!',
      'subscribers(first: Int! = 50, after: String, filter: SubscriberFilter): SubscriberConnection!',
      'customers(first: Int! = 50, after: String, filter: CustomerFilter, orderBy: CustomerOrder! = {field: LAST_ORDER, direction: DESC}): CustomerConnection!',
      'customerById(id: ID!): Customer!',
      'customerExport(id: ID!, format: CustomerExportFormat!): String!',
      'returns(first: Int! = 50, after: String, filter: ReturnFilter): ReturnConnection!',
      'returnById(id: ID!): Return!',
      'mails(first: Int! = 50, after: String, filter: MailFilter): MailConnection!',
      'mail(id: ID!): Mail!',
      'mailPreview(kind: MailKind!): MailContent!',
      'mailSettings(): MailSettings!',
      'storefrontContent(): StorefrontContent!',
      'coupons(first: Int! = 20, after: String): DiscountConnection!',
      'discount(id: ID!): Discount!',
      'discounts(first: Int! = 20, after: String, search: String): DiscountConnection!',
      'history(of: ChangeSubjectInput, by: ID, in: ID, first: Int! = 50, after: String, offset: Int! = 0): ChangeConnection!',
      'change(id: ID!): Change!',
      'session(): Session!',
      'operators(): [Operator!]!',
      'invitations(): [Invitation!]!',
      'apiTokens(): [ApiToken!]!',
      'passkeys(): [Passkey!]!',
      'sessions(): [SignedInSession!]!',
      'availability(variantIds: [ID!]!): [VariantAvailability!]!',
      'inventory(first: Int! = 50, after: String, filter: InventoryFilter): InventoryConnection!',
      'inventoryMovements(variantId: ID!, first: Int! = 50, after: String): InventoryMovementConnection!',
      'cart(input: CartInput!): Cart!',
      'order(token: ID!): Order',
      'trackOrder(number: String!, email: String!): ID',
      'orders(first: Int! = 20, after: String, filter: OrderFilter, orderBy: OrderOrder! = {field: PLACED_AT, direction: DESC}): OrderConnection!',
      'orderById(id: ID!): Order!',
      'previewOrderEdit(id: ID!, input: OrderEditInput!): Order!',
      'draftOrders(first: Int! = 20, after: String, filter: DraftOrderFilter): DraftOrderConnection!',
      'draftOrder(id: ID!): Order!',
      'sellingSettings(): SellingSettings!',
      'paymentProviders(): [PaymentProvider!]!',
      'salesReport(from: Date!, to: Date!): SalesReport!',
      'delivery(country: CountryCode!, region: String, postalCode: String, variantIds: [ID!]): Delivery!',
      'shippingZones(): [ShippingZone!]!',
      'taxClasses(): [TaxClass!]!',
    ]);
    expectSame(signaturesOf('Mutation'), [
      'createCategory(input: CreateCategoryInput!, idempotencyKey: String): Category!',
      'saveShippingZone(input: ShippingZoneInput!): ShippingZone!',
      'deleteShippingZone(id: ID!): ShippingZone!',
      'saveTaxClass(input: TaxClassInput!): TaxClass!',
      'deleteTaxClass(id: ID!): TaxClass!',
      'updateCategory(id: ID!, input: UpdateCategoryInput!): Category!',
      'moveCategory(id: ID!, after: ID, version: Int): Category!',
      'saveCollection(input: CollectionInput!): Collection!',
      'deleteCollection(id: ID!, version: Int): Collection!',
      'saveDiscount(input: DiscountInput!): Discount!',
      'saveCoupon(input: CouponInput!): Discount!',
      'deleteDiscount(id: ID!): Discount!',
      'replaceImage(id: ID!, file: Upload!): MediaChange!',
      'setImageAltText(id: ID!, alt: String!, usage: MediaUsageInput): MediaChange!',
      'deleteImage(id: ID!): ID!',
      'deleteCategory(id: ID!, version: Int, moveProductsTo: ID): Category!',
      'createProduct(input: CreateProductInput!, images: [Upload!]!, idempotencyKey: String): Product!',
      'updateProduct(id: ID!, input: UpdateProductInput!): Product!',
      'duplicateProduct(id: ID!, idempotencyKey: String): Product!',
      'deleteProduct(id: ID!, version: Int): Product!',
      'updateProducts(selection: ProductSelection!, change: ProductsChange!, idempotencyKey: String): ProductsUpdate!',
      'changeProducts(selection: ProductSelection!, change: ProductsChange!, idempotencyKey: String): Int!',
      'deleteProducts(selection: ProductSelection!): Int!',
      'publishStorefront(): Storefront!',
      'rollBackStorefront(release: Int!): Storefront!',
      'showSample(): Storefront!',
      'updateStorefrontSettings(input: StorefrontSettingsInput!): Storefront!',
      'setWebhook(url: String!, events: [WebhookEventKind!]): NewWebhook!',
      'resumeWebhook(): Webhook!',
      'removeWebhook(): Webhook!',
      'createWebhook(input: CreateWebhookInput!): NewWebhook!',
      'updateWebhook(id: ID!, input: UpdateWebhookInput!): Webhook!',
      'rotateWebhookSecret(id: ID!): NewWebhook!',
      'deleteWebhook(id: ID!): ID!',
      'testWebhook(id: ID): Webhook!',
      'resendWebhookDelivery(id: ID!, answeredAt: DateTime): WebhookDelivery!',
      'createRedirect(input: RedirectInput!): Redirect!',
      'updateRedirect(id: ID!, input: UpdateRedirectInput!): Redirect!',
      'deleteRedirect(id: ID!): Redirect!',
      'sendMailAgain(id: ID!, triedFrom: DateTime): Mail!',
      'cancelMail(id: ID!): Mail!',
      'sendTestMail(to: String!): Mail!',
      'updateStorefrontContent(input: UpdateStorefrontContentInput!, images: [Upload!]! = []): StorefrontContent!',
      'previewStorefrontContent(values: StorefrontContentValues!, images: [Upload!]! = []): Int!',
      'undoChange(id: ID!): Change!',
      'undoChanges(id: ID!): Change!',
      'signIn(input: SignInInput!): Session!',
      'beginPasskeySignIn(): WebAuthn!',
      'signInWithPasskey(response: WebAuthn!, isRemembered: Boolean! = false): Session!',
      'signOut(): Session!',
      'signUp(input: SignUpInput!): Session!',
      'changePassword(input: ChangePasswordInput!): Session!',
      'resetPassword(secret: String!, newPassword: String!): String!',
      'endSession(id: ID!): SignedInSession!',
      'endOtherSessions(): Int!',
      'updateProfile(name: String!): Operator!',
      'inviteOperator(email: String!, role: Role!, password: String!): NewInvitation!',
      'withdrawInvitation(id: ID!): Invitation!',
      'changeRole(id: ID!, role: Role!, password: String!): Operator!',
      'createPasswordReset(id: ID!, password: String!): NewPasswordReset!',
      'removeOperator(id: ID!): Operator!',
      'beginSecondFactor(password: String!): SecondFactorSetup!',
      'confirmSecondFactor(code: String!): [String!]!',
      'removeSecondFactor(password: String!): Operator!',
      'beginPasskey(password: String!): WebAuthn!',
      'registerPasskey(name: String!, response: WebAuthn!): Passkey!',
      'removePasskey(id: ID!): Passkey!',
      'createApiToken(name: String!, scopes: [TokenScope!]!, password: String!): NewApiToken!',
      'revokeApiToken(id: ID!): ApiToken!',
      'adjustInventory(variantId: ID!, delta: Int, onHand: Int, reason: InventoryReason!, note: String, expected: Int, idempotencyKey: String): Inventory!',
      'updateInventorySettings(variantId: ID!, lowAt: Int, isCounted: Boolean): Inventory!',
      'placeOrder(input: PlaceOrderInput!, idempotencyKey: String!): Order!',
      'cancelOrder(token: ID!): Order!',
      'emailOrderLink(token: ID!): Boolean!',
      'confirmPayment(token: ID!, proof: PaymentProofInput): Order!',
      'checkPayments(id: ID!): Order!',
      'refundStrayPayment(attemptId: ID!, chargeId: String!): Order!',
      'testPaymentProvider(method: String!): PaymentProviderTest!',
      'sendMessage(input: SendMessageInput!, idempotencyKey: String!): Boolean!',
      'markMessageDone(id: ID!, isDone: Boolean!): Message!',
      'eraseMessage(id: ID!): ID!',
      'requestStockAlert(variantId: ID!, email: String!, website: String): Boolean!',
      'leaveStockAlerts(token: String!): Boolean!',
      'deleteStockAlert(id: ID!): ID!',
      'subscribeToNewsletter(email: String!, website: String): Boolean!',
      'confirmNewsletter(token: String!): Boolean!',
      'leaveNewsletter(token: String!): Boolean!',
      'deleteSubscriber(id: ID!): ID!',
      'addCustomerNote(id: ID!, text: String!): Customer!',
      'deleteCustomerNote(id: ID!, noteId: ID!): Customer!',
      'eraseCustomer(id: ID!): ID!',
      'requestReturn(token: ID!, input: ReturnInput!, idempotencyKey: String!): Return!',
      'decideReturn(id: ID!, accept: Boolean!, note: String): Return!',
      'receiveReturn(id: ID!, input: RefundInput!, replacement: [ReplacementLineInput!], idempotencyKey: String!): Return!',
      'cancelOrderById(id: ID!, reason: String): Order!',
      'fulfilOrder(id: ID!, input: FulfilmentInput!, idempotencyKey: String): Order!',
      'editOrder(id: ID!, input: OrderEditInput!): Order!',
      'createDraftOrder(input: DraftOrderInput!, idempotencyKey: String): Order!',
      'updateDraftOrder(id: ID!, input: DraftOrderInput!): Order!',
      'deleteDraftOrder(id: ID!): ID!',
      'sendDraftOrder(id: ID!): Order!',
      'placeDraftOrder(id: ID!, paymentMethod: String!, isPaid: Boolean! = false, version: Int, idempotencyKey: String): Order!',
      'confirmDraftOrder(token: ID!, paymentMethod: String!, total: MinorUnits, idempotencyKey: String): Order!',
      'markOrderPacked(id: ID!): Order!',
      'undoOrderPacking(id: ID!): Order!',
      'markOrderDelivered(id: ID!): Order!',
      'markOrderPaid(id: ID!, note: String): Order!',
      'undoOrderPayment(id: ID!, reason: String!): Order!',
      'undoOrderDelivery(id: ID!, reason: String!): Order!',
      'reopenOrder(id: ID!): Order!',
      'markOrderRefunded(id: ID!, input: RefundRecordInput!): Order!',
      'refundOrder(id: ID!, input: RefundInput!, idempotencyKey: String!): Order!',
      'undoOrderRefund(id: ID!, reason: String!): Order!',
      'correctParcelTracking(id: ID!, input: ParcelTrackingInput!): Order!',
      'markParcelUndelivered(id: ID!, input: UndeliveredParcelInput!): Order!',
      'correctOrderContact(id: ID!, input: OrderContactInput!): Order!',
      'resendOrderEmail(id: ID!, mailId: ID!): Order!',
      'resolveLatePayment(id: ID!, resolution: LatePaymentResolution!): Order!',
      'addOrderNote(id: ID!, text: String!): Order!',
      'eraseOrderDetails(id: ID!): Order!',
      'updateSellingSettings(input: SellingSettingsInput!): SellingSettings!',
    ]);
    expect(schema.getSubscriptionType() ?? null).toBeNull();
  });

  it.for([
    ['ProductConnection', ['edges', 'nodes', 'pageInfo', 'totalCount', 'facets', 'priceRange']],
    ['CategoryConnection', ['edges', 'nodes', 'pageInfo', 'totalCount']],
    ['PageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']],
    ['Image', ['id', 'url', 'thumbnailUrl', 'width', 'height', 'alt', 'ownAlt']],
    [
      'Category',
      [
        'id',
        'name',
        'version',
        'createdAt',
        'updatedAt',
        'productCount',
        'totalProductCount',
        'handle',
        'hasOwnHandle',
        'formerHandles',
        'parent',
        'children',
        'products',
        'description',
        'image',
        'seoTitle',
        'seoDescription',
      ],
    ],
    [
      'UpdateCategoryInput',
      [
        ...['name', 'handle', 'parentId', 'description', 'image', 'imageAlt', 'seoTitle', 'seoDescription'],
        'version',
      ],
    ],
    [
      'ProductFilter',
      [
        'categoryId',
        'includesSubcategories',
        'options',
        'attributes',
        'brands',
        'tags',
        'anyTags',
        'minPrice',
        'maxPrice',
        'isAvailable',
        'isOnSale',
        'isFeatured',
        'isPopular',
        'isNew',
        'badge',
        'status',
        'shownStatus',
        'text',
        'lacksLegalInformation',
      ],
    ],
    ['Badge', ['NEW', 'HOT', 'SELL', 'BEST_SELL', 'TOP_SELL']],
  ] as const)('gives %s the members of the contract', ([typeName, members]) => {
    expect(membersOf(typeName)).toEqual(members);
  });

  it('has a version for everything that can change, and each change accepts the version that was read', () => {
    for (const type of ['Category', 'Product', 'StorefrontContent'])
      expect(membersOf(type)).toContain('version');
    for (const input of ['UpdateCategoryInput', 'UpdateProductInput', 'UpdateStorefrontContentInput']) {
      expect(membersOf(input)).toContain('version');
    }
  });
});

function ownTypes(): GraphQLNamedType[] {
  const types = Object.values(schema.getTypeMap());
  return types.filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type));
}

interface Part {
  name: string;
  description: string | null | undefined;
}

/** A type and all types it refers to. */
function partsOf(type: GraphQLNamedType): Part[] {
  const inside = (part: Part, parent = type.name) => ({
    name: `${parent}.${part.name}`,
    description: part.description,
  });
  if (isEnumType(type)) return [type, ...type.getValues().map((value) => inside(value))];
  if (isInputObjectType(type)) {
    return [type, ...Object.values(type.getFields()).map((field) => inside(field))];
  }
  if (!isObjectType(type)) return [type];
  const fields = Object.values(type.getFields());
  const argumentsOf = fields.flatMap(({ name, args }) =>
    args.map((argument) => inside(argument, `${type.name}.${name}`)),
  );
  return [type, ...fields.map((field) => inside(field)), ...argumentsOf];
}

function membersOf(typeName: string): string[] {
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isObjectType(type) || isInputObjectType(type)) return Object.keys(type.getFields());
  throw new Error(`There is no type ${typeName} with members.`);
}

/** The fields of a type in GraphQL's schema language, without descriptions. */
function signaturesOf(typeName: 'Query' | 'Mutation'): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no ${typeName}.`);
  return Object.values(type.getFields()).map(
    ({ name, args, type: answered }) => `${name}(${args.map(argumentText).join(', ')}): ${answered}`,
  );
}

function argumentText({ name, type, defaultValue }: GraphQLArgument): string {
  const preset = astFromValue(defaultValue, type);
  return `${name}: ${type}${preset ? ` = ${print(preset)}` : ''}`;
}

/** Compares lists without regard to their order, because the schema's files are merged in any order. */
function expectSame(found: string[], expected: string[]): void {
  expect(found.toSorted()).toEqual(expected.toSorted());
}
