import { expect, type Page } from '@playwright/test';
import { test } from '../shop-server.ts';
import { addCategories, expectToast, seenToasts, toasts } from './admin-page.ts';
import {
  type FormFile,
  fillFields,
  imageNames,
  listProducts,
  photo,
  picker,
  tile,
} from './product-form-page.ts';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' });

test('images are chosen, dropped, pasted, sorted and removed, by mouse and by keyboard', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/addproduct`);
  await picker(page).setInputFiles([await photo('picked.png')]);
  await arrive(page, 'drop', await photo('dropped.png'));
  await arrive(page, 'paste', await photo('image.png'));
  await arrive(page, 'paste', await photo('image.png'));
  await expect(imageNames(page)).toHaveText(['picked.png', 'dropped.png', 'image.png', 'image.png (2)']);
  for (const preview of await page.locator('.image-tile img').all())
    await expect(preview).toHaveJSProperty('naturalWidth', 60);
  await expect(tile(page, 'picked.png')).toContainText('Main');

  const later = page.getByRole('button', { name: 'Move picked.png later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(imageNames(page)).toHaveText(['dropped.png', 'picked.png', 'image.png', 'image.png (2)']);
  await expect(page.getByRole('alert')).toHaveText('picked.png is now 2 of 4.');
  await expect(later).toBeFocused();
  await expect(tile(page, 'dropped.png')).toContainText('Main');
  await expect(page.getByRole('button', { name: 'Move dropped.png earlier' })).toBeDisabled();

  await tile(page, 'image.png (2)').dragTo(tile(page, 'dropped.png'));
  await expect(imageNames(page)).toHaveText(['image.png (2)', 'dropped.png', 'picked.png', 'image.png']);

  await page.getByRole('button', { name: 'Remove dropped.png' }).press('Enter');
  await expect(imageNames(page)).toHaveText(['image.png (2)', 'picked.png', 'image.png']);
  await expect(picker(page)).toBeFocused();
});

test('a file that is not an image is refused by name as soon as it is chosen', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const hostile: [FormFile, string][] = [
    [{ name: 'page "1".png', mimeType: 'image/png', buffer: html }, 'is not a supported image'],
    [{ name: 'half.png', ...(await cutOff()) }, 'is not a supported image'],
    [
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 ** 2 + 1) },
      'is not a supported image',
    ],
  ];
  await page.goto(`${shop.url}/admin/addproduct`);
  await fillFields(page, 'Bags');
  await picker(page).setInputFiles([await photo('good.png')]);
  for (const [file, message] of hostile) {
    await picker(page).setInputFiles([file]);
    await expect(tile(page, file.name), file.name).toContainText(message);
    await publish(page).click();
    await expect(tile(page, 'good.png')).not.toContainText(message);
    await expect(picker(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(picker(page)).toBeFocused();
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
  }
  await picker(page).setInputFiles([
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(picker(page)).toHaveAccessibleDescription(/"logo\.svg" is not a supported image/);
  await expect(imageNames(page)).toHaveText(['good.png']);
  const many = await Promise.all(Array.from({ length: 10 }, (_, index) => photo(`${index}.png`)));
  await picker(page).setInputFiles(many);
  await expect(imageNames(page)).toHaveCount(10);
  await expect(
    page.getByText(/A product can have at most 10 images.* Not added: 9\.png\./).first(),
  ).toBeVisible();
  expect(await listProducts(shop)).toEqual([]);
});

test('an image over the limit is reduced and sent', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await page.goto(`${shop.url}/admin/addproduct`);
  await fillFields(page, 'Bags');
  const image = await photo('large.png', 1500, 1300);
  expect(image.buffer.length).toBeGreaterThan(5 * 1024 ** 2);
  await picker(page).setInputFiles([image]);
  await expect(tile(page, 'large.png')).toBeVisible();
  await expect(tile(page, 'large.png')).not.toContainText('Resizing');
  await publish(page).click();
  await expectToast(page, 'Product added successfully');
  expect((await listProducts(shop))[0]?.images).toHaveLength(1);
});

test('an upload shows its progress, and can be canceled', async ({ page, shop }) => {
  await addCategories(shop, 'Bags');
  await page.goto(`${shop.url}/admin/addproduct`);
  await fillFields(page, 'Bags');
  await picker(page).setInputFiles([await photo('large.png', 800, 600)]);
  const network = await page.context().newCDPSession(page);
  const limitUpload = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await network.send('Network.enable');
  await limitUpload(64 * 1024);
  await publish(page).click();
  const progress = page.getByRole('progressbar', { name: 'Upload' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await expect(publish(page)).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Kanpur leather tote');
  expect(await listProducts(shop)).toEqual([]);

  await limitUpload(-1);
  await publish(page).click();
  await expectToast(page, 'Product added successfully');
  expect(await seenToasts(page)).toEqual([
    'Adding product...',
    'Adding product...',
    'Product added successfully',
  ]);
});

/** Drops a file on the zone, or pastes it from the clipboard. */
async function arrive(page: Page, way: 'drop' | 'paste', file: FormFile): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { ...file, base64: file.buffer.toString('base64'), buffer: undefined },
  );
  if (way === 'drop') await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: carried });
  else
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, carried);
}

async function cutOff(): Promise<Omit<FormFile, 'name'>> {
  const { mimeType, buffer } = await photo('whole.png', 200, 100);
  return { mimeType, buffer: buffer.subarray(0, buffer.length / 2) };
}
