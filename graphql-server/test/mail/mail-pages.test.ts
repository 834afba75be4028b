import { beforeAll, describe, expect, test } from 'vitest';
import { MAIL_CSP } from '../../src/app/http/security.ts';
import { MAIL_KINDS } from '../../src/modules/mail/kinds.ts';
import { Browser, INVITE, invited, programOf } from '../accounts/callers.ts';
import { buy, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
const owner = new Browser(app);
const shopper = new Browser(app);
let viewer: Browser;
let editor: Browser;
let secret = '';
const LIST = `query ($filter: MailFilter) {
  mails(filter: $filter) { failedCount delayedCount totalCount nodes { id kind to subject orderId orderNumber state } }
}`;
const mailsOf = async (browser: Browser, filter = {}) => (await browser.askFor(LIST, { filter })).mails;
const get = (path: string, { cookie, headers }: Browser) =>
  fetch(app.url + path, { headers: { ...headers, ...(cookie && { cookie }) } });
const idOf = async (kind: string): Promise<string> => (await mailsOf(owner, { kind })).nodes[0].id;

beforeAll(async () => {
  await openShop(app);
  const { id } = await sell(app, 'Stole', 500);
  await buy(app, id, 1, { email: 'Asha.Rao@example.com' });
  await buy(app, id, 1, { email: 'ravi@example.com' });
  await owner.signUp('owner@mela.example');
  viewer = await invited(owner, app, 'viewer@mela.example', 'VIEWER');
  editor = await invited(owner, app, 'editor@mela.example', 'EDITOR');
  const { inviteOperator } = await owner.askFor(INVITE, { email: 'new@mela.example', role: 'EDITOR' });
  secret = inviteOperator.secret;
  await eventually(async () => expect((await mailsOf(owner, { state: 'WAITING' })).totalCount).toBe(0));
});

describe('an email as a page', () => {
  test('is shown in a frame of the shop, without scripts, storage and links, and loads only the shop’s images', async () => {
    const answer = await get(`/api/mails/${await idOf('ORDER_PLACED')}/html`, viewer);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_CSP,
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    });
    expect(MAIL_CSP).toBe(
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(await answer.text()).toMatch(/^<!doctype html>.*<base target="_blank">.*Stole/s);
  });

  test('is visible only to those who may see the email', async () => {
    const [ofOrder, ofAccount] = [await idOf('ORDER_PLACED'), await idOf('OPERATOR_INVITATION')];
    const program = await programOf(owner, app, ['ORDERS']);
    const other = await programOf(owner, app, ['READ', 'CATALOGUE', 'CONTENT', 'PUBLISH']);
    const statuses = async (id: string) =>
      Promise.all(
        [shopper, other, viewer, editor, program, owner].map(
          async (browser) => (await get(`/api/mails/${id}/html`, browser)).status,
        ),
      );
    expect(await statuses(ofOrder)).toEqual([401, 403, 200, 200, 200, 200]);
    expect(await statuses(ofAccount)).toEqual([401, 403, 404, 404, 404, 200]);
    expect(await statuses('x')).toEqual([401, 403, 404, 404, 404, 404]);
    const headers = { 'sec-fetch-site': 'cross-site', cookie: owner.cookie };
    expect((await fetch(`${app.url}/api/mails/${ofOrder}/html`, { headers })).status).toBe(403);
  });

  test('hides the sign-in links even from an owner', async () => {
    const id = await idOf('OPERATOR_INVITATION');
    const page = await (await get(`/api/mails/${id}/html`, owner)).text();
    const { mail } = await owner.askFor('query ($id: ID!) { mail(id: $id) { source } }', { id });
    for (const text of [page, mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')]) {
      expect(text).toContain('/admin/signup#invitation=');
      expect(text).not.toContain(secret);
    }
  });

  test('can be downloaded with its headers through GraphQL, but not REST', async () => {
    const id = await idOf('ORDER_PLACED');
    const { mail } = await editor.askFor('query ($id: ID!) { mail(id: $id) { source } }', { id });
    for (const header of ['From', 'To', 'Subject', 'Message-ID', 'Date'])
      expect(mail.source).toMatch(new RegExp(`^${header}: .+\r$`, 'm'));
    expect((await get(`/api/mails/${id}/eml`, editor)).status).toBe(404);
  });
});

test('each kind can be previewed as a page, without real data', async () => {
  for (const kind of MAIL_KINDS) {
    const answer = await get(`/api/mail-templates/${kind}/html`, viewer);
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, MAIL_CSP]);
    expect(await answer.text()).toContain('Mela');
    expect((await get(`/api/mail-templates/${kind}/html`, shopper)).status).toBe(401);
  }
  for (const kind of ['order-lost', '__proto__', 'ORDER_PLACED'])
    expect((await get(`/api/mail-templates/${kind}/html`, viewer)).status).toBe(404);
});

describe('the list of emails', () => {
  const CANCEL = 'mutation ($id: ID!) { cancelMail(id: $id) { state } }';
  const AGAIN = 'mutation ($id: ID!) { sendMailAgain(id: $id) { state } }';

  test('can be read by viewers and changed by editors', async () => {
    const id = await idOf('ORDER_PLACED');
    expect((await mailsOf(viewer)).nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'ORDER_PLACED',
      'ORDER_PLACED',
    ]);
    for (const query of [CANCEL, AGAIN]) {
      expect((await viewer.ask(query, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await shopper.ask(query, { id })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    // The email was already stored as a file, so it cannot be canceled.
    expect((await editor.ask(CANCEL, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
    for (const query of [CANCEL, AGAIN]) {
      const invitation = await idOf('OPERATOR_INVITATION');
      expect((await editor.ask(query, { id: invitation })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  test('can be filtered by kind, order, recipient and number, also combined', async () => {
    const [ravi, asha] = (await mailsOf(owner, { kind: 'ORDER_PLACED' })).nodes;
    expect([ravi.to, asha.to]).toEqual(['ravi@example.com', 'Asha.Rao@example.com']);
    expect(asha.subject).toBe(`Your order ${asha.orderNumber} at Mela`);
    const found = async (filter: object, browser = owner) =>
      (await mailsOf(browser, filter)).nodes.map(({ to }: { to: string }) => to);
    expect(await found({ orderId: asha.orderId })).toEqual([asha.to]);
    expect(await found({ search: asha.orderNumber })).toEqual([asha.to]);
    expect(await found({ search: ` #${ravi.orderNumber} ` })).toEqual([ravi.to]);
    expect(await found({ search: 'ASHA.rao@' })).toEqual([asha.to]);
    expect(await found({ search: '@example.com' })).toEqual([ravi.to, asha.to]);
    expect(await found({ search: '@example.com', state: 'SENT' })).toEqual([]);
    expect(await found({ search: '.*' })).toEqual([]);
    expect(await found({ search: 'mela', kind: 'OPERATOR_INVITATION' })).toHaveLength(3);
    expect(await found({ kind: 'OPERATOR_INVITATION' }, editor)).toEqual([]);
    expect(await found({ orderId: 'x' })).toEqual([]);
    const { errors } = await owner.ask(LIST, { filter: { search: 'x'.repeat(201) } });
    expect(errors[0]?.extensions.fieldErrors).toEqual({ search: expect.any(String) });
  });

  test('counts failed and delayed emails, for each caller those they may see', async () => {
    const mails = app.db.collection('outbox');
    await mails.updateMany({ kind: 'operator-invitation' }, { $set: { state: 'FAILED' } });
    const later = new Date(Date.now() + 3_600_000);
    const delayed = { state: 'WAITING', error: 'Busy', nextAt: later };
    await mails.updateOne({ kind: 'order-placed' }, { $set: delayed });
    expect(await mailsOf(owner)).toMatchObject({ failedCount: 3, delayedCount: 1 });
    expect(await mailsOf(viewer)).toMatchObject({ failedCount: 0, delayedCount: 1 });
  });
});
