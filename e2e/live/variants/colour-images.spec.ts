import { expect, type Page } from '@playwright/test';
import { test } from '../../site/site-server.ts';
import { catalogueOf, productOf } from '../catalogue.ts';
import { showShop } from '../show-shop.ts';
import { fourVariants, productWith, SELLING, shopWith, variantId } from './variant-shop.ts';

const PATH = '/product/product-0';
const ID = '6743a1c5f0e1d2b3a4f00000';
const fileOf = (letter: string) => new RegExp(letter.repeat(32));
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const imageInSight = (page: Page) =>
  page.locator('.gallery__stage').evaluate((stage) => {
    const { x, y } = stage.getBoundingClientRect();
    const places = Array.from(stage.children, (view) => view.getBoundingClientRect());
    return places.findIndex((place) => Math.abs(place.x - x) < 2 && Math.abs(place.y - y) < 2);
  });

async function showTees(page: Page): Promise<void> {
  const products = [fourVariants({ id: ID }), productOf(1), productOf(2)];
  await showShop(page, catalogueOf(0, { products, selling: SELLING }));
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'No answer' }] } }));
}

test('a listing filtered by a colour shows cards in that colour, which link to it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showTees(page);
  await page.goto('/shop?color=Blue');
  const card = page.locator('.product-grid .card');
  await expect(card).toHaveCount(1);
  await expect(card.locator('.card__first')).toHaveAttribute('srcset', fileOf('b'));
  const link = card.locator('.card__name a');
  await expect(link).toHaveAttribute('href', `${PATH}?variant=${variantId(2)}`);
  await page.getByRole('button', { name: 'Remove filter Blue' }).click();
  const all = page.locator('.product-grid .card', { hasText: 'Product 0' });
  await expect(all.locator('.card__first')).toHaveAttribute('srcset', fileOf('a'));
  await expect(all.locator('.card__name a')).toHaveAttribute('href', PATH);
  await page.goBack();
  await link.click();
  await expect(radio(page, 'Blue')).toBeChecked();
  await expect.poll(() => imageInSight(page)).toBe(1);
});

test('the quick view of such a card, and then the cart, show that colour', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await showTees(page);
  await page.goto('/shop?color=Blue');
  await expect(page.locator('.product-grid .card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Choose options of Product 0' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  await expect(dialog.getByRole('radio', { name: /^Blue/ })).toBeChecked();
  await expect(dialog.locator('.card__backdrop img')).toHaveAttribute('srcset', fileOf('b'));
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  const line = page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem');
  await expect(line).toContainText('Blue / S');
  await expect(line.locator('img')).toHaveAttribute('src', fileOf('b'));
});

test('the colour that is added on the product page is the one in the cart', async ({ page }) => {
  await showTees(page);
  await page.goto(PATH);
  await radio(page, 'Blue').check({ force: true });
  await page.locator('.summary').getByRole('button', { name: 'Add to cart' }).click();
  const line = page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem');
  await expect(line.locator('img')).toHaveAttribute('src', fileOf('b'));
});

test('an address with a colour and a size opens the page with these', async ({ page }) => {
  await showShop(page, shopWith(fourVariants()));
  await page.goto(`${PATH}?color=blue`);
  await expect(radio(page, 'Blue')).toBeChecked();
  await expect(radio(page, 'S')).toBeChecked();
  await expect.poll(() => imageInSight(page)).toBe(1);
  await page.goto(`${PATH}?color=Red&size=M`);
  await expect(radio(page, 'M')).toBeChecked();
  await expect.poll(() => imageInSight(page)).toBe(0);
  await page.goto(`${PATH}?color=%22%3E%3Cscript%3E&size=`);
  await expect(radio(page, 'Red')).toBeChecked();
});

test('a product whose first colour is sold out starts with the image of the next', async ({ page }) => {
  const soldOut = productWith([{ name: 'Color', values: ['Red', 'Blue'] }], (_, place) => ({
    image: place,
    ...(place === 0 && { availability: 'OUT_OF_STOCK' as const }),
  }));
  await showShop(page, shopWith(soldOut));
  await page.goto(PATH);
  await expect(radio(page, 'Blue')).toBeChecked();
  await expect(page.locator('.gallery__stage img').first()).toHaveAttribute('srcset', fileOf('b'));
  await radio(page, 'Red').check({ force: true });
  await expect.poll(() => imageInSight(page)).toBe(1);
  await expect(page.locator('.gallery__stage img').nth(1)).toHaveAttribute('srcset', fileOf('a'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('choosing a variant in the list shows its image first', async ({ page }) => {
    await showShop(page, shopWith(fourVariants()));
    await page.goto(PATH);
    const leftOf = async (view: number) => (await page.locator(`#view-${view}`).boundingBox())?.x ?? 0;
    expect(await leftOf(1)).toBeLessThan(await leftOf(2));
    await page.getByLabel('Options').selectOption({ index: 2 });
    expect(await leftOf(2)).toBeLessThan(await leftOf(1));
  });
});

const ODD = ['Rouge & « noir »', '50% grey/white', 'constructor', '😀', '"quoted" <b>', 'Ünï?cöde#'];

test('twenty colours with odd names are each found and shown, with or without images', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const values = [...ODD, ...Array.from({ length: 14 }, (_, index) => `Colour ${index}`)];
  const product = productWith([{ name: 'Colour', values }], (_, place) => ({
    image: place % 4 === 3 ? null : place % 4,
  }));
  await showShop(page, shopWith(product));
  for (const [place, value] of values.slice(0, ODD.length + 1).entries()) {
    await page.goto(`/shop?color=${encodeURIComponent(value)}`);
    const card = page.locator('.product-grid .card');
    await expect(card).toHaveCount(1);
    await expect(card.locator('.card__name a')).toHaveAttribute(
      'href',
      `${PATH}?variant=${variantId(place)}`,
    );
    await card.locator('.card__name a').click();
    await expect(page.locator(`input[type="radio"]:checked`)).toHaveValue(value);
    await page.goto(`${PATH}?color=${encodeURIComponent(value)}`);
    await expect(page.locator(`input[type="radio"]:checked`)).toHaveValue(value);
  }
});
