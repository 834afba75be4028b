import { expect, test } from 'vitest';
import { readLink } from './email-choices.ts';

test.each([
  ['#confirm=t0k', 'confirmNewsletter'],
  ['#newsletter=t0k', 'leaveNewsletter'],
  ['#alerts=t0k', 'leaveStockAlerts'],
])('the link %s offers its own action', (link, mutation) => {
  const read = readLink(link);
  expect(read?.token).toBe('t0k');
  expect(read?.choice.mutation).toContain(`isValid: ${mutation}(token: $token)`);
});

test.each([
  '',
  '#',
  '#confirm',
  '#confirm=',
  '#orders=t0k',
  '#Confirm=t0k',
  '#constructor=t0k',
  ' #confirm=t0k',
  'confirm=t0k',
])('the link %j offers nothing', (link) => {
  expect(readLink(link)).toBeNull();
});

test.each([
  ['#confirm=a%2Bb%3D', 'a+b='],
  ['#confirm=a=b=', 'a=b='],
  // An email program may cut an escaped character.
  ['#confirm=a%2', 'a%2'],
])('the token of %s is %s', (link, token) => {
  expect(readLink(link)?.token).toBe(token);
});
