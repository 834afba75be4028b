import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { setSession } from '../../session/session-state.ts';
import { ChangeItem } from './ChangeItem.tsx';
import type { FieldValue } from './field-text.ts';
import type { Change, FieldChange } from './read-history.ts';
import { openHistory, page } from './testing/open-history.tsx';
import { changeOf, fieldOf, fieldValue } from './testing/sample-changes.ts';

afterEach(() => act(() => setSession(null)));

const ACCOUNT = { subject: 'OPERATOR', subjectId: 'o2', subjectName: 'Asha Rao', canUndo: false } as const;
const INVITATION = { ...ACCOUNT, subject: 'INVITATION', subjectName: 'ravi@mela.example' } as const;

function show(change: Change): HTMLElement {
  const element = (
    <ChangeItem
      change={change}
      undoneBy={undefined}
      now={Date.now()}
      isOfOne={false}
      onUndo={async () => change}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  return screen.getByRole('listitem');
}

const fields = (
  field: FieldChange['field'],
  before: Partial<FieldValue> | null,
  after: Partial<FieldValue> | null,
) => [fieldOf({ field, before: before && fieldValue(before), after: after && fieldValue(after) })];
const TOKEN = { token: { name: 'Script', scopes: ['READ' as const] } };

test.each<[string, Partial<Change>]>([
  ['Added the account Asha Rao', { ...ACCOUNT, action: 'CREATED' }],
  ['Removed the account Asha Rao', { ...ACCOUNT, action: 'DELETED' }],
  ['Changed role of Asha Rao', { ...ACCOUNT, fields: fields('ROLE', { role: 'EDITOR' }, { role: 'OWNER' }) }],
  [
    'Changed password of Asha Rao',
    { ...ACCOUNT, fields: fields('PASSWORD', { secret: 'FORMER' }, { secret: 'NEW' }) },
  ],
  ['Created a reset link of Asha Rao', { ...ACCOUNT, fields: fields('RESET_LINK', null, { secret: 'NEW' }) }],
  [
    'Turned on two-factor authentication of Asha Rao',
    { ...ACCOUNT, fields: fields('SECOND_FACTOR', { isOn: false }, { isOn: true }) },
  ],
  [
    'Turned off two-factor authentication of Asha Rao',
    { ...ACCOUNT, fields: fields('SECOND_FACTOR', { isOn: true }, { isOn: false }) },
  ],
  ['Added a passkey of Asha Rao', { ...ACCOUNT, fields: fields('PASSKEYS', { number: 9 }, { number: 10 }) }],
  [
    'Removed a passkey of Asha Rao',
    { ...ACCOUNT, fields: fields('PASSKEYS', { number: 10 }, { number: 9 }) },
  ],
  ['Created an API token of Asha Rao', { ...ACCOUNT, fields: fields('API_TOKEN', null, TOKEN) }],
  ['Revoked an API token of Asha Rao', { ...ACCOUNT, fields: fields('API_TOKEN', TOKEN, null) }],
  ['Invited ravi@mela.example', { ...INVITATION, action: 'CREATED' }],
  [
    'Renewed the invitation for ravi@mela.example',
    { ...INVITATION, fields: fields('ROLE', { role: 'EDITOR' }, { role: 'OWNER' }) },
  ],
  ['Withdrew the invitation for ravi@mela.example', { ...INVITATION, action: 'DELETED' }],
])('%s', (words, change) => {
  expect(show(changeOf(change)).querySelector('p')?.textContent).toBe(words);
});

test.each([
  fields('PASSKEYS', { number: 0 }, { number: 1 }),
  fields('ROLE', { role: 'EDITOR' }, { role: 'OWNER' }),
])('a change of an account says that it cannot be undone, and has no button', (...changed) => {
  const item = show(changeOf({ ...ACCOUNT, fields: changed }));
  expect(item.textContent).toContain('Cannot be undone');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile?tab=moderators');
});

test.each([
  ['OWNER', ['Accounts', 'Invitations']],
  ['EDITOR', []],
] as const)('the list is narrowed down to accounts by an owner alone: %s', async (role, names) => {
  const operator = { id: 'o2', name: 'Ravi', email: 'r@mela.example', hasSecondFactor: false, role };
  setSession({ hasAccounts: true, isOpen: false, currency: 'INR', timeZone: 'UTC', operator });
  openHistory({ ReadHistory: [page([])] });
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options.filter((name) => /Accounts|Invitations/.test(name ?? ''))).toEqual(names);
});
