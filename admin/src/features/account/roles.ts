import type { Role, TokenScope } from '../../graphql.generated.ts';

export const ROLE_OPTIONS = [
  { value: 'EDITOR', label: 'Editor' },
  { value: 'VIEWER', label: 'Viewer' },
  { value: 'OWNER', label: 'Owner' },
] as const satisfies { value: Role; label: string }[];

export function roleLabel(role: Role): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? role;
}

export const SCOPE_OPTIONS = [
  { value: 'READ', label: 'Read' },
  { value: 'CATALOGUE', label: 'Change the catalogue' },
  { value: 'CONTENT', label: 'Change the content' },
  { value: 'PUBLISH', label: 'Publish' },
  { value: 'ORDERS', label: 'See and change orders' },
  { value: 'SETTINGS', label: 'Change selling settings' },
  { value: 'PAYMENTS', label: 'Change payment settings (with selling settings)' },
  { value: 'WEBHOOKS', label: 'See and change webhooks' },
  { value: 'STOREFRONT', label: 'Read what shoppers see, from an app' },
] as const satisfies { value: TokenScope; label: string }[];

export function scopeLabel(scope: TokenScope): string {
  return SCOPE_OPTIONS.find(({ value }) => value === scope)?.label ?? scope;
}
