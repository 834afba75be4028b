// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const offerChoice = vi.fn();
let fillWithCard: typeof import('./fill-with-card.ts').fillWithCard;
let answer: () => Promise<Response>;
const pageOf = (head: string) => async () => new Response(`<head>${head}</head>`);

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./offer-choice.tsx', () => ({ offerChoice }));
  ({ fillWithCard } = await import('./fill-with-card.ts'));
});
afterAll(() => {
  vi.doUnmock('./offer-choice.tsx');
  vi.resetModules();
});
beforeEach(() => {
  answer = pageOf('<meta name="description" content="A lamp of brass.">');
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  document.body.innerHTML = `<article class="card"><img class="card__first" sizes="23vw" loading="lazy"><img class="card__second">
    <h3 class="card__name"><a href="https://shop.example/product/lamp">Lamp</a></h3><div class="card__look"><button>Quick view</button></div></article>
    <div id="place"><p>Former</p></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  offerChoice.mockClear();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const fill = (original = find('.card')) => fillWithCard(find('#place'), original);
const shown = (selector: string) => find(`#place ${selector}`);
const description = () => shown('.card__name + p').textContent;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('quick view', () => {
  test('shows a larger copy of the card, with a link to the product', () => {
    fill();
    expect(find('#place').children).toHaveLength(1);
    expect([shown('.card__name a').textContent, shown('.button').getAttribute('href')]).toEqual([
      ...['Lamp', 'https://shop.example/product/lamp'],
    ]);
    expect(shown('.button').textContent).toBe('View details');
    const { sizes, loading, className } = shown('img') as HTMLImageElement;
    expect([sizes, loading, className]).toEqual(['(width < 48rem) 84vw, 344px', 'eager', '']);
  });

  test('shows neither the hover image nor the button that opened it, and leaves the card as it was', () => {
    const before = find('.card').outerHTML;
    fill();
    expect([shown('.card__second'), shown('.card__look')]).toEqual([null, null]);
    expect(find('.card').outerHTML).toBe(before);
  });

  test('shows the description of the product’s page once it is loaded', async () => {
    fill();
    expect(description()).toBe('');
    await expect.poll(description).toBe('A lamp of brass.');
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([
      'https://shop.example/product/lamp',
    ]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['is gone', async () => new Response('', { status: 404 })],
    ['cannot be loaded', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no description', pageOf('')],
  ])('has no description if the page %s', async (_, answered) => {
    answer = answered;
    fill();
    await settled();
    expect([description(), shown('.card__name a').textContent]).toEqual(['', 'Lamp']);
  });

  test('shows a card without images and buttons', () => {
    const bare = document.createElement('article');
    bare.innerHTML = '<p>Nothing</p>';
    fill(bare);
    expect([shown('p').textContent, shown('.button').textContent]).toEqual(['Nothing', 'View details']);
  });
});

describe('the choice of options', () => {
  test('is offered in a shop that sells, from the same page', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a data-press="drawer"></a>');
    fill();
    await expect.poll(() => offerChoice.mock.calls.length).toBe(1);
    const [card, details, { address, page }] = offerChoice.mock.calls[0] as [
      Element,
      Element,
      Record<string, unknown>,
    ];
    expect([card, details, address]).toEqual([
      shown('.card'),
      shown('.button'),
      'https://shop.example/product/lamp',
    ]);
    const meta = ((await page) as Document).querySelector('meta');
    expect(meta?.content).toBe('A lamp of brass.');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('is not offered in the sample', async () => {
    fill();
    await settled();
    await settled();
    expect(offerChoice).not.toHaveBeenCalled();
  });
});
