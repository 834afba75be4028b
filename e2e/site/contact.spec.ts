import { expect } from '@playwright/test';
import { trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

test.use({ javaScriptEnabled: false });

test('a message is not sent', async ({ page }) => {
  await page.goto('/contactus');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await expect(page.getByRole('img', { name: /^Map: / })).toBeVisible();
  const traffic = await trafficOf(page, async () => {
    for (const field of ['Name', 'Email', 'Telephone', 'Subject', 'Message'])
      await form.getByLabel(field).fill('rhea@mela.example');
    await form.getByRole('button', { name: 'Send message' }).click();
  });
  expect(traffic).toEqual([]);
  await expect(form.getByLabel('Message')).toHaveValue('rhea@mela.example');
});
