import { describe, expect, test } from 'vitest';
import { readMailFrom, readSmtpServer, type SmtpServer } from './smtp-settings.ts';

function read<T>(reader: (text: string, faults: string[]) => T, text: string) {
  const faults: string[] = [];
  return { value: reader(text, faults), faults };
}

const PLAIN = { secure: false, requireTLS: false, ignoreTLS: false };

describe('SMTP_URL', () => {
  test.each<[string, SmtpServer]>([
    ['smtp://mail.example', { host: 'mail.example', port: 587, ...PLAIN }],
    ['smtp://mailpit:1025/', { host: 'mailpit', port: 1025, ...PLAIN }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, ...PLAIN, secure: true }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, ...PLAIN, ignoreTLS: true }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, ...PLAIN, ignoreTLS: true }],
    [
      'smtp://shop%40mela.example:p%2Fss%3A1@mail.example',
      {
        ...{ host: 'mail.example', port: 587, ...PLAIN, requireTLS: true },
        auth: { user: 'shop@mela.example', pass: 'p/ss:1' },
      },
    ],
  ])('%s names a mail server', (text, server) => {
    expect(read(readSmtpServer, text)).toEqual({ value: server, faults: [] });
  });

  test('unset means no mail server', () =>
    expect(read(readSmtpServer, '')).toEqual({ value: null, faults: [] }));

  test.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://user:hunter2@',
    'smtp://user:hunter2%@mail.example',
    'smtp://mail.example/path',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://user:hunter2@mail.example:port',
  ])('%s is refused in a line that does not repeat it', (text) => {
    const { value, faults } = read(readSmtpServer, text);
    expect(value).toBeNull();
    expect(faults).toEqual([
      expect.stringMatching(/^SMTP_URL must be an address such as smtp:\/\/user:password@/),
    ]);
    expect(faults[0]).not.toContain('hunter2');
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['shop@mela.example', { name: '', address: 'shop@mela.example' }],
    ['Mela <shop@mela.example>', { name: 'Mela', address: 'shop@mela.example' }],
    ['"Mela, India" <shop@mela.example>', { name: 'Mela, India', address: 'shop@mela.example' }],
    ['', null],
  ])('%j is read', (text, from) => expect(read(readMailFrom, text)).toEqual({ value: from, faults: [] }));

  test.each([
    'Mela',
    'a@b.example, c@d.example',
    'Mela <shop@mela.example> more',
    'Mela\r\nBcc: all@b.example <shop@mela.example>',
    'Mela <shop@mela.example\r\nBcc: all@b.example>',
  ])('%j is refused', (text) =>
    expect(read(readMailFrom, text)).toEqual({
      value: null,
      faults: [expect.stringMatching(/^MAIL_FROM must/)],
    }),
  );
});
