import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Browser, INVITE, invited, PASSWORD, programOf } from '../accounts/callers.ts';
import { eventually, serveApp } from '../serve.ts';

const KINDS = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_SHIPPED',
  'ORDER_CANCELED',
  'OPERATOR_INVITATION',
  'PASSWORD_RESET',
];
const LIST = `query ($first: Int! = 50, $after: String, $filter: MailFilter) {
  mails(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind to state attempts error sentAt nextTryAt content { subject html text } }
  }
}`;
const AGAIN = 'mutation ($id: ID!) { sendMailAgain(id: $id) { id state attempts } }';
const app = serveApp();
const owner = new Browser(app);
const secrets: string[] = [];
let editor: Browser;

beforeAll(async () => {
  await app.db.collection('outbox').deleteMany({});
  await owner.signUp('owner@mela.example');
  editor = await invited(owner, app, 'editor@mela.example', 'EDITOR');
  const { inviteOperator } = await owner.askFor(INVITE, { email: 'ravi@mela.example', role: 'VIEWER' });
  const { operators } = await owner.askFor('{ operators { id email } }');
  const { id } = operators.find(({ email }: { email: string }) => email === 'editor@mela.example');
  const { createPasswordReset } = await owner.askFor(
    `mutation ($id: ID!) { createPasswordReset(id: $id, password: "${PASSWORD}") { secret } }`,
    { id },
  );
  secrets.push(inviteOperator.secret, createPasswordReset.secret);
});

const mailsOf = async (browser: Browser, variables = {}) => (await browser.askFor(LIST, variables)).mails;

describe('mails about accounts', () => {
  test('are queued with what they are about, and lie in files where there is no mail server', async () => {
    const { nodes, totalCount } = await eventually(async () => {
      const mails = await mailsOf(owner);
      expect(mails.nodes.map(({ state }: { state: string }) => state)).toEqual(['KEPT', 'KEPT', 'KEPT']);
      return mails;
    });
    expect(totalCount).toBe(3);
    expect(nodes.map(({ kind, to }: { kind: string; to: string }) => `${kind} ${to}`)).toEqual([
      'PASSWORD_RESET editor@mela.example',
      'OPERATOR_INVITATION ravi@mela.example',
      'OPERATOR_INVITATION editor@mela.example',
    ]);
    const folder = join(app.dataDir, 'mail');
    const texts = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''),
    );
    for (const secret of secrets) {
      expect(texts.join('\n').replaceAll('=3D', '=')).toContain(secret);
    }
    expect(texts.join('\n')).toContain(`${app.url}/admin/signup#invitation`);
  });

  test('tell nobody who looks at them, or into the database, what lets their receivers in', async () => {
    const seen =
      JSON.stringify(await mailsOf(owner)) +
      JSON.stringify(await app.db.collection('outbox').find().toArray());
    expect(seen).toContain('/admin/signup#invitation=•••');
    for (const secret of secrets) expect(seen).not.toContain(secret);
  });

  test('are not there for editors and programs, neither in the list nor by their ids', async () => {
    const { nodes } = await mailsOf(owner);
    for (const browser of [editor, await programOf(owner, app, ['ORDERS'])]) {
      expect(await mailsOf(browser)).toMatchObject({ totalCount: 0, nodes: [] });
      for (const query of ['query ($id: ID!) { mail(id: $id) { to } }', AGAIN]) {
        const { errors } = await browser.ask(query, { id: nodes[0].id });
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    }
  });

  test('go with an invitation that is withdrawn', async () => {
    const { invitations } = await owner.askFor('{ invitations { id email } }');
    await owner.askFor('mutation ($id: ID!) { withdrawInvitation(id: $id) { id } }', {
      id: invitations[0].id,
    });
    expect((await mailsOf(owner)).nodes.map(({ to }: { to: string }) => to)).not.toContain(
      'ravi@mela.example',
    );
  });
});

test('pages of mails follow one another, the newest first, and can be of one state', async () => {
  const first = await mailsOf(owner, { first: 1, filter: { state: 'KEPT' } });
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await mailsOf(owner, {
    first: 1,
    after: first.pageInfo.endCursor,
    filter: { state: 'KEPT' },
  });
  expect(second.nodes[0].id < first.nodes[0].id).toBe(true);
  expect(await mailsOf(owner, { filter: { state: 'FAILED' } })).toMatchObject({ totalCount: 0, nodes: [] });
  for (const [variables, field] of [
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'x' }, 'after'],
  ] as const) {
    const { errors } = await owner.ask(LIST.replace(/content \{[^}]*\}/, ''), variables);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: { [field]: expect.any(String) },
    });
  }
});

test('a mail is sent again, unless what it leads to is not valid any more', async () => {
  const { nodes } = await mailsOf(owner);
  const [{ id }] = nodes;
  expect((await owner.askFor(AGAIN, { id })).sendMailAgain).toMatchObject({
    id,
    state: 'WAITING',
    attempts: 0,
  });
  await eventually(async () =>
    expect((await owner.askFor('query ($id: ID!) { mail(id: $id) { state } }', { id })).mail.state).toBe(
      'KEPT',
    ),
  );
  await app.db.collection('outbox').updateMany({}, { $set: { validUntil: new Date(0) } });
  for (const [unknown, code] of [
    [id, 'CONFLICT'],
    ['a'.repeat(24), 'NOT_FOUND'],
    ['x', 'NOT_FOUND'],
  ]) {
    expect((await owner.ask(AGAIN, { id: unknown })).errors[0]?.extensions.code).toBe(code);
  }
});

test('each kind can be looked at, and whom mails are from', async () => {
  for (const kind of KINDS) {
    const { mailPreview } = await editor.askFor(
      'query ($kind: MailKind!) { mailPreview(kind: $kind) { subject html text } }',
      { kind },
    );
    expect(mailPreview).toMatchObject({
      subject: expect.stringMatching(/\w/),
      html: expect.stringMatching(/^<!doctype html>/),
      text: expect.stringContaining(app.url),
    });
  }
  const { mailSettings } = await editor.askFor('{ mailSettings { isSmtpConfigured from } }');
  expect(mailSettings).toEqual({ isSmtpConfigured: false, from: 'Mela <no-reply@localhost>' });
});
