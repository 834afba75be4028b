// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskedProduct } from './ask-products.ts';
import { SavedProducts } from './saved-products.ts';
import { useSaved } from './use-saved.ts';

const idOf = (place: number) => place.toString(16).padStart(24, '0');
const savedOf = (place: number) => ({
  ...{ id: idOf(place), title: `Lamp ${place}`, path: `/product/lamp-${place}`, image: '' },
});
const list = new SavedProducts('lamps', 9);

interface Request {
  query: string;
  ids: string;
  answer: (...places: number[]) => Promise<void>;
  fail: () => Promise<void>;
}
let requests: Request[];
let root: Root | undefined;
let saved: ReturnType<typeof useSaved<AskedProduct>>;

function Probe({ fields }: { fields: string }) {
  saved = useSaved<AskedProduct>(list, fields);
  return null;
}
async function open(fields = ''): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(createElement(Probe, { fields })));
}
/** The titles of the products, with what is known of each. */
const shown = () =>
  saved.items.map(({ product, known }) => `${product.title} ${typeof known === 'string' ? known : 'known'}`);
const last = () => requests.at(-1) as Request;
const goOnline = () => act(async () => void dispatchEvent(new Event('online')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  list.write([]);
  requests = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { query, variables } = JSON.parse(body);
    requests.push({
      query,
      ids: JSON.stringify(variables),
      answer: (...places) => {
        const nodes = places.map((place) => ({
          ...{
            id: idOf(place),
            title: `New lamp ${place}`,
            handle: `lamp-${place}`,
            images: [],
            variants: [],
          },
        }));
        return act(async () => resolve(Response.json({ data: { products: { nodes } } })));
      },
      fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
    });
    return promise;
  });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

describe('a saved list', () => {
  test('is shown as stored, then with the server’s data, and says what is gone', async () => {
    list.write([savedOf(1), savedOf(2)]);
    await open();
    expect([shown(), saved.hasFailed]).toEqual([['Lamp 1 unknown', 'Lamp 2 unknown'], false]);
    await last().answer(1);
    expect(shown()).toEqual(['New lamp 1 known', 'Lamp 2 gone']);
    expect([requests.length, saved.hasFailed]).toEqual([1, false]);
  });

  test('asks for its products, with the fields of its page', async () => {
    list.write([savedOf(1), savedOf(2)]);
    await open('description');
    expect(last().query).toContain('description');
    expect([last().ids.includes(idOf(1)), last().ids.includes(idOf(2))]).toEqual([true, true]);
  });

  test('that is empty asks for nothing', async () => {
    await open();
    expect([shown(), requests]).toEqual([[], []]);
  });

  test('follows changes, and asks only if a product is new', async () => {
    list.write([savedOf(1), savedOf(2)]);
    await open();
    await last().answer(1, 2);
    await act(async () => void list.remove(idOf(1)));
    expect([shown(), requests.length]).toEqual([['New lamp 2 known'], 1]);
    await act(async () => list.add(savedOf(3)));
    expect([shown(), requests.length]).toEqual([['New lamp 2 known', 'Lamp 3 unknown'], 2]);
    await last().answer(2, 3);
    expect(shown()).toEqual(['New lamp 2 known', 'New lamp 3 known']);
  });

  test('says that the server cannot be reached, and keeps what it knows', async () => {
    list.write([savedOf(1)]);
    await open();
    await last().fail();
    expect([shown(), saved.hasFailed]).toEqual([['Lamp 1 unknown'], true]);
    await goOnline();
    await last().answer(1);
    expect([shown(), saved.hasFailed, requests.length]).toEqual([['New lamp 1 known'], false, 2]);
    await goOnline();
    await last().fail();
    expect([shown(), saved.hasFailed]).toEqual([['New lamp 1 known'], true]);
  });

  test('shows only the latest answer, in whatever order they arrive', async () => {
    list.write([savedOf(1)]);
    await open();
    await act(async () => void saved.ask());
    const [first, second] = requests as [Request, Request];
    await second.answer(1);
    await first.answer();
    expect(shown()).toEqual(['New lamp 1 known']);
    await act(async () => void saved.ask());
    await act(async () => void saved.ask());
    await last().answer(1);
    await requests.at(-2)?.fail();
    expect(saved.hasFailed).toBe(false);
  });

  test('asks for nothing more once its page is left', async () => {
    list.write([savedOf(1)]);
    await open();
    await act(async () => root?.unmount());
    await goOnline();
    list.add(savedOf(2));
    expect(requests).toHaveLength(1);
  });
});
