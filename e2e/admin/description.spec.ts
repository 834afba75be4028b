import { expect, type Page } from '@playwright/test';
import { type Shop, test } from '../shop-server.ts';
import { addCategories, expectAxeFindsNothing, expectNoSidewaysScroll, expectToast } from './admin-page.ts';
import { addProduct, changeProduct, listProducts } from './product-form-page.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const format = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

/** Opens the form of a product with this description, and the editor. */
async function openEditor(page: Page, shop: Shop, description: string): Promise<string> {
  await addCategories(shop, 'Bags');
  const { _id: id } = await addProduct(shop, 'Backpack');
  await changeProduct(shop, id, { description });
  await page.goto(`${shop.url}/admin/products/edit/${id}`);
  await text(page).hover();
  return id;
}

async function savedDescription(page: Page, shop: Shop): Promise<unknown> {
  await update(page).click();
  await expectToast(page, 'Product updated successfully');
  return (await listProducts(shop))[0]?.['description'];
}

test('a description is formatted by buttons and keys, undone, and saved as Markdown', async ({
  page,
  shop,
}) => {
  await openEditor(page, shop, 'Of **waxed** canvas.');
  await expect(text(page).locator('strong')).toHaveText('waxed');
  await expect(format(page, 'Bold')).toBeEnabled();
  await page.getByText('Description', { exact: true }).click();
  await expect(text(page)).toBeFocused();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+I');
  await page.keyboard.type(' Light');
  await expect(format(page, 'Italic')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+I');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- One');
  await page.keyboard.press('Enter');
  await format(page, 'Bold').click();
  await page.keyboard.type('Two');
  await expect(format(page, 'Bullet list')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('gone');
  await page.keyboard.press('Control+Z');
  await page.keyboard.type('care');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+K');
  const address = page.getByRole('textbox', { name: 'Link address' });
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a web address that starts with https://')).toBeVisible();
  await expectAxeFindsNothing(page);
  await address.fill('example.com/care');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page).getByRole('link')).toHaveAttribute('href', 'https://example.com/care');

  expect(await savedDescription(page, shop)).toBe(
    'Of **waxed** canvas. *Light*!\n\n- One\n- **Two**\n\n[care](https://example.com/care)',
  );
  await expect(text(page).getByRole('listitem')).toHaveText(['One', 'Two']);
});

test('the toolbar is one stop of the Tab key, and switches to Markdown and back', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page, shop, '* One\n* Two');
  await expect(text(page).getByRole('listitem')).toHaveText(['One', 'Two']);
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Tab');
  await expect(format(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(format(page, 'Edit as Markdown')).toBeFocused();
  await page.keyboard.press('Enter');
  // A text that was not edited stays as it was written.
  await expect(text(page)).toHaveValue('* One\n* Two');
  await expect(format(page, 'Bold')).toBeDisabled();
  await text(page).fill('- - nested');
  await format(page, 'Edit as Markdown').click();
  await expect(page.getByText('formatting that the editor cannot display')).toBeVisible();
  await text(page).fill('1. One');
  await format(page, 'Edit as Markdown').click();
  await expect(text(page).locator('ol')).toHaveText('One');
  await expect(format(page, 'Edit as Markdown')).toHaveAttribute('aria-pressed', 'false');
  await text(page).fill('');
  await update(page).click();
  await expect(page.getByText('Description is required').first()).toBeVisible();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoSidewaysScroll(page);
  await expectAxeFindsNothing(page);
});

const HOSTILE: [html: string, markdown: string][] = [
  ['<p>a<script>alert(1)</script><style>p { color: red }</style></p>', 'a'],
  ['<style>p { color: red }</style><p onclick="alert(1)">a</p><img src=x onerror=alert(1)>', 'a'],
  ['<a href="javascript:alert(1)">a</a> <a href=" jAvascript&#58;alert(1)">b</a>', 'a b'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a> <a href="/admin">b</a>', 'a b'],
  [
    '<a href="http://a.example">a</a> <a href="https://a.example" onclick="x">b</a>',
    'a [b](https://a.example)',
  ],
  ['<p>a</p><iframe src="https://a.example"></iframe><svg><script>alert(1)</script></svg>', 'a'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>a', 'a'],
  [
    '<h2 style="color: red">Care</h2><ul><li><b>One</b></li><li>Two</li></ul>',
    '**Care**\n\n- **One**\n- Two',
  ],
];

test('pasted HTML keeps only the formatting of descriptions', async ({ page, shop }) => {
  await openEditor(page, shop, 'x');
  await expect(format(page, 'Bold')).toBeEnabled();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const [html, markdown] of HOSTILE) {
    await text(page).press('Control+A');
    await text(page).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await format(page, 'Edit as Markdown').click();
    await expect(text(page)).toHaveValue(markdown);
    await format(page, 'Edit as Markdown').click();
    await expect(format(page, 'Bold')).toBeEnabled();
  }
  expect(dialogs).toEqual([]);
});
