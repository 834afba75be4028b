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

describe('emails about accounts', () => {
  test('are queued with their data, and are files if there is no mail server', async () => {
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

  test('hide their sign-in links in previews and in the database', async () => {
    const seen =
      JSON.stringify(await mailsOf(owner)) +
      JSON.stringify(await app.db.collection('outbox').find().toArray());
    expect(seen).toContain('/admin/signup#invitation=•••');
    for (const secret of secrets) expect(seen).not.toContain(secret);
  });

  test('do not exist for editors and programs, neither in the list nor by id', async () => {
    const { nodes } = await mailsOf(owner);
    for (const browser of [editor, await programOf(owner, app, ['ORDERS'])]) {
      expect(await mailsOf(browser)).toMatchObject({ totalCount: 0, nodes: [] });
      for (const query of ['query ($id: ID!) { mail(id: $id) { to } }', AGAIN]) {
        const { errors } = await browser.ask(query, { id: nodes[0].id });
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    }
  });

  test('are deleted with a withdrawn invitation', async () => {
    const { invitations } = await owner.askFor('{ invitations { id email } }');
    await owner.askFor('mutation ($id: ID!) { withdrawInvitation(id: $id) { id } }', {
      id: invitations[0].id,
    });
    expect((await mailsOf(owner)).nodes.map(({ to }: { to: string }) => to)).not.toContain(
      'ravi@mela.example',
    );
  });
});

test('an owner sends a test message, which is an email like all others', async () => {
  const send = 'mutation ($to: String!) { sendTestMail(to: $to) { id kind to } }';
  const { sendTestMail } = await owner.askFor(send, { to: ' me@mela.example ' });
  expect(sendTestMail).toMatchObject({ kind: 'TEST_MESSAGE', to: 'me@mela.example' });
  await eventually(async () => {
    const { nodes } = await mailsOf(owner, { filter: { kind: 'TEST_MESSAGE' } });
    expect(nodes).toMatchObject([{ id: sendTestMail.id, state: 'KEPT' }]);
    expect(nodes[0].content.subject).toMatch(/^Test message from /);
  });
  const refused = async (browser: Browser, to: string) => (await browser.ask(send, { to })).errors[0];
  expect((await refused(owner, 'me'))?.extensions.fieldErrors).toHaveProperty('to');
  expect((await refused(editor, 'me@mela.example'))?.extensions.code).toBe('FORBIDDEN');
  await app.db.collection('outbox').deleteMany({ kind: 'test-message' });
});

test('pages of emails follow one another, newest first, and can be filtered by state', async () => {
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

test('an email is resent, unless its link is no longer valid', async () => {
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

test('each kind can be previewed, with its sender', async () => {
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
