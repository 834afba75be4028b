import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { becomeOwner, call, PASSWORD } from '../../admin/accounts-page.ts';
import { axeFaults } from '../../axe.ts';
import { type Shop, test as shopTest, useOwnShop } from '../../shop-server.ts';

interface MailServer {
  port: number;
  /** How the server rejects a recipient. null: it accepts the email. */
  refusal: { code: number; text: string } | null;
  received: string[];
}

/** A test with a separate shop, and with a mail server that runs in the test. */
const test = shopTest.extend<{ mailServer: MailServer; mailingShop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  mailServer: async ({}, use) => {
    const state: MailServer = { port: 0, refusal: null, received: [] };
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_, __, done) => {
        const { code = 0, text } = state.refusal ?? {};
        done(text === undefined ? null : Object.assign(new Error(text), { responseCode: code }));
      },
      onData: (stream, { envelope }, done) => {
        state.received.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().on('end', () => done());
      },
    });
    smtp.on('error', () => {});
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    state.port = (smtp.server.address() as AddressInfo).port;
    await use(state);
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  },
  mailingShop: ({ server, mailServer: { port } }, use) =>
    useOwnShop(server, use, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Mela <hello@mela.example>',
    }),
  baseURL: ({ mailingShop }, use) => use(mailingShop.url),
});

const invite = async (page: Page, email: string) => {
  const query = `mutation { inviteOperator(email: "${email}", role: VIEWER, password: "${PASSWORD}") { secret } }`;
  return (await call(page, query)).data as { inviteOperator: { secret: string } };
};
const stateIs = (page: Page, state: string) =>
  expect(page.locator('.screen-head').getByRole('status')).toHaveText(state);

test('a rejected email is reported, and retried once however often the button is pressed', async ({
  page,
  browser,
  mailServer,
  mailingShop: shop,
}) => {
  await becomeOwner(page);
  mailServer.refusal = { code: 550, text: 'No such user here' };
  const { inviteOperator } = await invite(page, 'ravi@mela.example');
  await expect(async () => {
    await page.goto(`${shop.url}/admin`);
    await page.getByRole('link', { name: '1 email could not be sent' }).click({ timeout: 3_000 });
  }).toPass();
  const row = page.getByRole('row', { name: 'ravi@mela.example' });
  await expect(row).toContainText('550 No such user here');
  expect(await axeFaults(page)).toEqual([]);
  await row.getByRole('link').first().click();
  await stateIs(page, 'Failed');

  // Nobody else may read the sign-in link.
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Accept the invitation' });
  await expect(link).toHaveAttribute('href', /#invitation=•••$/);
  await page.getByText('Plain text', { exact: true }).click();
  await expect(page.getByText('#invitation=•••')).toBeVisible();
  expect(await page.content()).not.toContain(inviteOperator.secret);
  expect(await axeFaults(page)).toEqual([]);
  const address = page.url();

  mailServer.refusal = null;
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await stateIs(page, 'Sent');
  expect(mailServer.received).toEqual(['ravi@mela.example']);

  // The response is lost: the screen shows the email's current state, and nothing is sent twice.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SendMailAgain')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The server did not respond')).toBeVisible();
  await stateIs(page, 'Sent');
  await expect.poll(() => mailServer.received.length).toBe(2);
  await page.unroute('**/graphql');

  const viewer = await (await browser.newContext()).newPage();
  await viewer.goto(`${shop.url}/admin/signup#invitation=${inviteOperator.secret}`);
  await viewer.getByLabel('Password').fill(PASSWORD);
  await viewer.getByRole('button', { name: 'Signup' }).click();
  await expect(viewer.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await viewer.goto(`${shop.url}/admin/mails`);
  await expect(viewer.getByText('No emails yet')).toBeVisible();
  await viewer.goto(address);
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Email not found');
});

test('a waiting email is canceled, and then sent after all', async ({
  page,
  mailServer,
  mailingShop: shop,
}) => {
  await becomeOwner(page);
  mailServer.refusal = { code: 451, text: 'Come back later' };
  await invite(page, 'leela@mela.example');
  await page.goto(`${shop.url}/admin/mails`);
  await expect(page.getByRole('link', { name: '1 email is being retried' })).toBeVisible();
  await page.getByRole('row', { name: 'leela@mela.example' }).getByRole('link').first().click();
  await stateIs(page, 'Delayed');
  await expect(page.getByText('451 Come back later')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel sending' }).dblclick();
  await stateIs(page, 'Canceled');
  mailServer.refusal = null;
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await stateIs(page, 'Sent');
  expect(mailServer.received).toEqual(['leela@mela.example']);
});
