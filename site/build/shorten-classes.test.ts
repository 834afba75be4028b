import { expect, test } from 'vitest';
import { classShortener } from './shorten-classes.ts';

const page = (css: string, body: string) => `<style>${css}</style>${body}`;

test('names the most frequent class shortest, in the CSS and in the page', () => {
  const css = '@media (width<48rem){.card__name>.price--now:hover{top:0}}.price--now{top:.5em}';
  const body = '<p class="card__name"><b class="price--now">1</b><b class="price--now">2</b></p>';
  expect(classShortener('')(page(css, body))).toBe(
    page(
      '@media (width<48rem){.b>.a:hover{top:0}}.a{top:.5em}',
      '<p class="b"><b class="a">1</b><b class="a">2</b></p>',
    ),
  );
});

test('a class that a script names, or might name, keeps its name', () => {
  const css = '.tabs--alive .tabs__panel{top:0}.wrap{top:0}';
  const body = '<div class="wrap tabs--alive tabs__panel"></div>';
  expect(classShortener('list.add("tabs--alive","tabs__panel")')(page(css, body))).toBe(
    page('.tabs--alive .tabs__panel{top:0}.a{top:0}', '<div class="a tabs--alive tabs__panel"></div>'),
  );
});

test.for(['`tabs tabs--$'.concat('{name}`'), '"tabs tabs--"+name'])(
  'a class that a script puts together as %s keeps its name',
  (script) => {
    const given = page('.tabs--wide{top:0}', '<div class="tabs--wide"></div>');
    expect(classShortener(script)(given)).toBe(given);
  },
);

test('a word of a script that is no class keeps no name', () => {
  const shorten = classShortener('map.set(key, "offset")');
  expect(shorten(page('.set{top:0}', '<p class="set"></p>'))).toBe(page('.a{top:0}', '<p class="a"></p>'));
});

test('no class gets a name that another one has', () => {
  const css = '.wide{top:0}.a{left:0}';
  const body = '<div class="a wide"></div>';
  expect(classShortener('"a"')(page(css, body))).toBe(page('.b{top:0}.a{left:0}', '<div class="a b"></div>'));
});

test('pages with the same CSS have the same names', () => {
  const shorten = classShortener('');
  const css = '.same-a{top:0}.same-b{top:1px}.same-c{top:2px}';
  const short = '.b{top:0}.a{top:1px}.c{top:2px}';
  const first = '<i class="same-b"></i><i class="same-b same-a"></i>';
  expect(shorten(page(css, first))).toBe(page(short, '<i class="a"></i><i class="a b"></i>'));
  const second = '<i class="same-a same-c"></i><i class="same-a"></i>';
  expect(shorten(page(css, second))).toBe(page(short, '<i class="b c"></i><i class="b"></i>'));
});

test('a class that nothing names is dropped, unless a script names it', () => {
  const css = '.named{top:0}';
  const body = '<p class="named other"><b class="other"></b><i class="hook"></i></p>';
  expect(classShortener('querySelector(".hook")')(page(css, body))).toBe(
    page('.a{top:0}', '<p class="a"><b></b><i class="hook"></i></p>'),
  );
});

test('addresses and words are left alone', () => {
  const css = '.font{src:url(/_astro/font.wide.woff2)}';
  const body = '<p class="font">font</p><a href="/font.html">wide</a>';
  expect(classShortener('')(page(css, body))).toBe(
    page('.a{src:url(/_astro/font.wide.woff2)}', '<p class="a">font</p><a href="/font.html">wide</a>'),
  );
});
