import type { Role } from '../../graphql.generated.ts';

export const ROLE_OPTIONS = [
  { value: 'EDITOR', label: 'Editor' },
  { value: 'VIEWER', label: 'Viewer' },
  { value: 'OWNER', label: 'Owner' },
] as const satisfies { value: Role; label: string }[];

export function roleLabel(role: Role): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.label ?? role;
}
