import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  'meera@mela.example',
  'm.e+e_r-a@sub.mela.example',
  'root@localhost',
  'जया@डाक.भारत',
  "o'neil@a.example",
  `a@${'b.'.repeat(122)}example`,
  `ab@${'b.'.repeat(122)}example`,
])('%s is an address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'meera',
  '@mela.example',
  'meera@',
  'meera@mela..example',
  'meera@-mela.example',
  'a@b@c.example',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'Meera <meera@mela.example>',
  'meera@mela.example\r\nBcc: all@mela.example',
  'meera@mela.example\n',
  'meera\u0000@mela.example',
  'me era@mela.example',
  '"meera"@mela.example',
  'meera@[127.0.0.1]',
  `${'a'.repeat(65)}@mela.example`,
  `abcd@${'b.'.repeat(122)}examples`,
  `a@${'b.'.repeat(130)}example`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false));
