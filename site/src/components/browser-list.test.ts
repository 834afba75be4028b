// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserList } from './browser-list.ts';

const accept = (items: unknown[]) => items.filter((item) => typeof item === 'string') as string[];
const listOf = (key = 'colours') => new BrowserList<string>({ key, name: 'names', accept });
const stops: (() => void)[] = [];
let list: BrowserList<string>;
function hear(): string[][] {
  const heard: string[][] = [];
  stops.push(list.subscribe((items) => void heard.push(items)));
  return heard;
}
/** Sends the event by which browsers tell a tab of another tab's change. */
const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  localStorage.clear();
  list = listOf();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('a list in the browser', () => {
  test('is shared by all tabs', () => {
    list.write(['red', 'blue']);
    expect(JSON.parse(localStorage.getItem('colours') ?? '')).toEqual({ names: ['red', 'blue'] });
    expect(listOf().read()).toEqual(['red', 'blue']);
    localStorage.setItem('colours', '{"names":["green"]}');
    expect(list.read()).toEqual(['green']);
    expect(listOf('sizes').read()).toEqual([]);
  });

  test.each(['', 'x', 'null', '7', '{}', '[]', '{"names":7}', '{"names":{"0":"red"}}', '{"others":["red"]}'])(
    'is empty if another program stored %j',
    (stored) => {
      localStorage.setItem('colours', stored);
      expect(list.read()).toEqual([]);
    },
  );

  test('leaves out invalid items', () => {
    localStorage.setItem('colours', '{"names":["red",7,null,"blue"]}');
    expect(list.read()).toEqual(['red', 'blue']);
  });
});

describe('a list that cannot be stored', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };

  test('lasts as long as the page, until storing works again', () => {
    list.write(['red']);
    vi.stubGlobal('localStorage', { getItem: () => '{"names":["red"]}', setItem: refuse });
    list.write(['blue']);
    expect(list.read()).toEqual(['blue']);
    vi.unstubAllGlobals();
    expect(list.read()).toEqual(['blue']);
    list.write(['green']);
    localStorage.setItem('colours', '{"names":["black"]}');
    expect(list.read()).toEqual(['black']);
  });

  test('is empty at first where storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(list.read()).toEqual([]);
    list.write(['red']);
    expect(list.read()).toEqual(['red']);
  });
});

describe('a listener', () => {
  test('hears changes here and in other tabs, but not those of other lists', () => {
    const heard = hear();
    list.write(['red']);
    localStorage.setItem('colours', '{"names":["blue"]}');
    tell('colours');
    tell('sizes');
    expect(heard).toEqual([['red'], ['blue']]);
  });

  test('hears that the whole storage was cleared', () => {
    list.write(['red']);
    const heard = hear();
    localStorage.clear();
    tell(null);
    expect(heard).toEqual([[]]);
  });

  test('hears of changes that a page in the history has missed', () => {
    const heard = hear();
    showPage(false);
    expect(heard).toEqual([]);
    localStorage.setItem('colours', '{"names":["blue"]}');
    showPage(true);
    expect(heard).toEqual([['blue']]);
  });

  test('hears nothing once it has unsubscribed', () => {
    const heard = hear();
    stops.pop()?.();
    list.write(['red']);
    showPage(true);
    expect(heard).toEqual([]);
  });
});
