import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './shop-server.ts';

async function openPlayground(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/graphql`);
  await expect(page.getByRole('button', { name: 'Create a category' })).toBeEnabled();
}

test('loads nothing from other hosts, and its policy forbids that (GHSA-qm7x-rc44-rrqw, GHSA-2fvv-qxrq-7jq6)', async ({
  page,
  shop,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const response = await page.goto(`${shop.url}/graphql?query=</script><img src=x onerror=alert(1)>`);
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toBeVisible();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'self'|default-src 'none'/);
  expect(policy).not.toMatch(/https?:|script-src[^;]*'unsafe-inline'/);
  expect([...hosts]).toEqual([new URL(shop.url).host]);
});

test('asks before a deletion, whose example has no id, and sends nothing when it is declined', async ({
  page,
  shop,
}) => {
  await openPlayground(page, shop.url);
  await page.getByRole('button', { name: 'Delete a category' }).click();
  await expect(page.getByRole('status')).toContainText('needs an id');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText('was not confirmed');
  expect(sent.filter((body) => body.includes('deleteCategory'))).toEqual([]);
});

test('shows every example', async ({ page, shop }) => {
  const files = globSync(join(import.meta.dirname, '../graphql-server/playground/examples/*/*.graphql'));
  const titles = files.map((file) => /^# ([^:]+):/.exec(readFileSync(file, 'utf8'))?.[1]);
  await openPlayground(page, shop.url);
  const shown = await page.locator('.example strong').allTextContents();
  expect(shown.toSorted()).toEqual(titles.toSorted());
});

test('keeps no password in the browser', async ({ page, shop }) => {
  await openPlayground(page, shop.url);
  await page
    .getByRole('button', { name: 'Sign in', exact: false })
    .filter({ hasText: 'by a password' })
    .click();
  await expect(page.getByRole('status')).toContainText('which this browser does not keep');
  await page.locator('.graphiql-editor-tool .monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    '{ "input": { "email": "a@mela.example", "password": "indigo-loom-at-dawn" } }',
  );
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText('errors');
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain('a@mela.example');
  expect(await stored()).not.toContain('indigo-loom');
});

test('names a file that is not an image', async ({ page, shop }) => {
  await openPlayground(page, shop.url);
  await page.getByRole('button', { name: 'Show Files' }).click();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No image.') };
  await page.locator('input[type=file]').setInputFiles(notes);
  await expect(page.getByRole('status')).toContainText('“notes.txt”');
});

test('scrolls to the response on a phone, also from an editor', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPlayground(page, shop.url);
  const editor = page.locator('.graphiql-query-editor .monaco-editor');
  await editor.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.locator('.result-window')).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
});
