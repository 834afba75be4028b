import { buildSchema, type GraphQLResolveInfo, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../kernel/errors.ts';
import { ROLES, type Role, type TokenScope, type Viewer } from '../../kernel/roles.ts';
import type { Context } from '../shop/context.ts';
import { CachePolicies } from './cache.ts';
import { enforceNeeds, needsOf, rootFieldsOf, tokenScopesOf } from './needs.ts';
import { schema } from './schema.ts';

const TOKEN_SCOPES = tokenScopesOf(schema);
const FIELDS = rootFieldsOf(schema);
const OWN_ACCOUNT = new Set([
  'apiTokens',
  'changePassword',
  'updateProfile',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'createApiToken',
  'revokeApiToken',
  'passkeys',
  'beginPasskey',
  'registerPasskey',
  'removePasskey',
  'sessions',
  'endSession',
  'endOtherSessions',
  // These operations require the account's own password.
  'inviteOperator',
  'changeRole',
  'createPasswordReset',
]);
const NAMES = FIELDS.map(({ name }) => name);

const operator = (role: Role): Viewer => ({
  kind: 'operator',
  operatorId: 'a'.repeat(24),
  name: 'A',
  role,
  sessionId: 's',
});
const token = (role: Role, ...scopes: TokenScope[]): Viewer => ({
  kind: 'token',
  operatorId: 'a'.repeat(24),
  name: 'A',
  role,
  tokenId: 't',
  tokenName: 'T',
  scopes,
});
const CALLERS: Record<string, Viewer> = {
  open: { kind: 'open' },
  anonymous: { kind: 'anonymous' },
  ...Object.fromEntries(ROLES.map((role) => [role, operator(role)])),
  ...Object.fromEntries(
    ROLES.flatMap((role) => [
      [`${role} without a scope`, token(role)],
      [`${role} with every scope`, token(role, ...TOKEN_SCOPES)],
      ...TOKEN_SCOPES.map((scope) => [`${role} with ${scope}`, token(role, scope)]),
    ]),
  ),
};
const TABLE = NAMES.flatMap((name) => Object.keys(CALLERS).map((caller) => [name, caller] as const));

/** Runs an operation without any services. @returns the access error; null if access was granted */
async function refusalOf(name: string, viewer: Viewer): Promise<UserError | null> {
  const field = FIELDS.find((one) => one.name === name);
  const input = { email: '', password: '', currentPassword: '', newPassword: '', values: {} };
  const ask = async () =>
    field?.resolve?.(
      {},
      { input, images: [], email: '', first: 1 },
      { viewer } as Context,
      {} as GraphQLResolveInfo,
    );
  const error = await ask().catch((cause: unknown) => cause);
  const isRefusal = error instanceof UserError && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);
  // Any other error comes from a missing service, after access was granted.
  return isRefusal ? error : null;
}

describe('the permission for a field of Query or Mutation', () => {
  it('is declared once for every field', () => {
    const unsaid = FIELDS.filter(({ astNode }) => {
      const said = astNode?.directives?.filter(({ name }) => ['needs', 'public'].includes(name.value));
      return said?.length !== 1;
    });
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it('allows everyone what shoppers see and do, and signing in and out', () => {
    const open = FIELDS.filter((field) => needsOf(schema, field) === null);
    expectSame(
      open.map(({ name }) => name),
      [
        'category',
        'categories',
        'collection',
        'collections',
        'product',
        'products',
        'shop',
        'availability',
        'session',
        'signIn',
        'beginPasskeySignIn',
        'signInWithPasskey',
        'signOut',
        'signUp',
        'resetPassword',
        'cart',
        'confirmPayment',
        'confirmDraftOrder',
        'placeOrder',
        'order',
        'trackOrder',
        'cancelOrder',
        'emailOrderLink',
        'sendMessage',
        'requestReturn',
        'delivery',
        'requestStockAlert',
        'leaveStockAlerts',
        'subscribeToNewsletter',
        'confirmNewsletter',
        'leaveNewsletter',
      ],
    );
  });

  it('requires at least an editor for changes of the shop', () => {
    const ofViewers = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      (field) => needsOf(schema, field)?.role === 'VIEWER',
    );
    expect(ofViewers.map(({ name }) => name)).toEqual([
      'changePassword',
      'endSession',
      'endOtherSessions',
      'updateProfile',
      'beginSecondFactor',
      'confirmSecondFactor',
      'removeSecondFactor',
      'beginPasskey',
      'registerPasskey',
      'removePasskey',
      'createApiToken',
      'revokeApiToken',
    ]);
    expect(ofViewers.map((field) => needsOf(schema, field)?.scope)).toEqual(ofViewers.map(() => null));
  });

  it('requires an owner for other accounts, selling settings and erasing', () => {
    const ofOwners = FIELDS.filter((field) => needsOf(schema, field)?.role === 'OWNER');
    expect(ofOwners.map(({ name }) => name)).toEqual([
      'operators',
      'invitations',
      'inviteOperator',
      'withdrawInvitation',
      'changeRole',
      'createPasswordReset',
      'removeOperator',
      'eraseOrderDetails',
      'updateSellingSettings',
      'saveShippingZone',
      'deleteShippingZone',
      'saveTaxClass',
      'deleteTaxClass',
      'eraseCustomer',
      'testPaymentProvider',
      'sendTestMail',
      'eraseMessage',
    ]);
  });

  it('allows no token for accounts, and one with its own scope for everything else', () => {
    const ofScope = (scope: TokenScope | null) =>
      FIELDS.filter((field) => needsOf(schema, field)?.scope === scope).map(({ name }) => name);
    const isPublic = (name: string) =>
      FIELDS.some((field) => field.name === name && needsOf(schema, field) === null);
    const about =
      /[Oo]perator|[Ii]nvit|Role|Profile|[Pp]assword|Factor|[Pp]asskey|[Tt]oken|Sessions?$|^sessions$/;
    // API tokens cannot erase customers' data, because that cannot be undone.
    expect(ofScope(null)).toEqual(
      NAMES.filter(
        (name) =>
          (about.test(name) || /^erase(OrderDetails|Message|Customer)$/.test(name)) && !isPublic(name),
      ),
    );
    const shown = [
      'imageLimits',
      'productFields',
      'productFieldChoices',
      'productsMatching',
      'storefront',
      'releases',
      'redirects',
      'storefrontContent',
      'history',
      'change',
      'inventory',
      'inventoryMovements',
      'media',
      'mediaImage',
    ];
    expectSame(ofScope('READ'), shown);
    expect(ofScope('CONTENT')).toEqual(['updateStorefrontContent', 'previewStorefrontContent']);
    expect(ofScope('ORDERS')).toEqual(
      NAMES.filter(
        (name) =>
          /[Oo]rder|sellingS|shippingZones|taxClasses|salesReport|LatePayment|ParcelTracking|markParcel|[Mm]ail|[Mm]essage|[Rr]eturn|[Cc]ustomer|paymentProviders|checkPayments|[Ss]tockAlert/.test(
            name,
          ) &&
          name !== 'eraseOrderDetails' &&
          name !== 'eraseMessage' &&
          name !== 'eraseCustomer' &&
          name !== 'refundOrder' &&
          name !== 'receiveReturn' &&
          name !== 'sendTestMail' &&
          !isPublic(name),
      ),
    );
    expect(ofScope('REFUNDS')).toEqual(['refundOrder', 'receiveReturn', 'refundStrayPayment']);
    expect(ofScope('SETTINGS').toSorted()).toEqual([
      'deleteShippingZone',
      'deleteTaxClass',
      'saveShippingZone',
      'saveTaxClass',
      'sendTestMail',
      'updateSellingSettings',
    ]);
    expect(ofScope('WEBHOOKS')).toEqual(NAMES.filter((name) => /[Ww]ebhook/.test(name)));
    expect(ofScope('PUBLISH')).toEqual(
      NAMES.filter(
        (name) => /torefront$|Sample|StorefrontSettings|Redirect/.test(name) && !shown.includes(name),
      ),
    );
  });

  it.each(TABLE)('%s is answered or refused to %s as the schema says', async (name, caller) => {
    const viewer = CALLERS[caller] as Viewer;
    const field = FIELDS.find((one) => one.name === name);
    const needs = field ? needsOf(schema, field) : null;
    const refusal = await refusalOf(name, viewer);
    if (needs === null) {
      expect(refusal).toBeNull();
    } else if (viewer.kind === 'open') {
      // Without an account, there is no account to change.
      expect(refusal === null).toBe(!OWN_ACCOUNT.has(name));
    } else if (viewer.kind === 'anonymous') {
      const message = needs.scope === null ? 'Sign in first.' : expect.stringContaining('API_TOKEN');
      expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', message, status: 401 });
    } else if (viewer.kind === 'token' && !viewer.scopes.includes(needs.scope as TokenScope)) {
      expect(refusal).toMatchObject({
        code: 'FORBIDDEN',
        message: 'This token does not have permission to do this.',
        status: 403,
      });
    } else if (ROLES.indexOf(viewer.role) < ROLES.indexOf(needs.role)) {
      expect(refusal).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You do not have permission to do this.',
        status: 403,
      });
    } else {
      expect(refusal).toBeNull();
    }
  });

  it('is never public for a field whose response is cached for everyone', () => {
    const policies = new CachePolicies(schema);
    for (const field of FIELDS.filter((one) => needsOf(schema, one) !== null && one.args.length === 0)) {
      const document = parse(`{ ${field.name} { __typename } }`);
      if (schema.getQueryType()?.getFields()[field.name])
        expect(policies.of(document), field.name).toBeNull();
    }
  });

  it('defaults to owners only', () => {
    const bare = enforceNeeds(buildSchema('type Query { a: Int } type Mutation { b: Int }'));
    for (const field of rootFieldsOf(bare)) {
      expect(needsOf(bare, field)).toEqual({ role: 'OWNER', scope: null });
      expect(() =>
        field.resolve?.({}, {}, { viewer: operator('EDITOR') } as Context, {} as GraphQLResolveInfo),
      ).toThrow('You do not have permission to do this.');
    }
  });
});

/** Compares lists of fields without regard to their order. */
function expectSame(found: string[], expected: string[]): void {
  expect(found.toSorted()).toEqual(expected.toSorted());
}
