import * as accountText from '#messages/account.ts';
import type { Role, TokenScope } from '../../graphql.generated.ts';
import { FEATURES } from '../features.ts';

export const ROLE_OPTIONS = [
  { value: 'EDITOR', label: accountText.editor },
  { value: 'VIEWER', label: accountText.viewer },
  { value: 'OWNER', label: accountText.owner },
] as const satisfies { value: Role; label: string }[];

export function roleLabel(role: Role): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? role;
}

/** The scopes of the admin, with those that the features declare. */
export const SCOPE_OPTIONS: readonly { value: string; label: string }[] = [
  { value: 'READ', label: accountText.readEverythingInAdmin },
  ...FEATURES.flatMap(({ scopes = [] }) => scopes),
  { value: 'STOREFRONT', label: accountText.readStorefrontForApps },
];

export function scopeLabel(scope: TokenScope): string {
  return SCOPE_OPTIONS.find(({ value }) => value === scope)?.label ?? scope;
}
