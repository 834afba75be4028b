import { memoize } from '../src/components/memoize.ts';
import { letters } from './letters.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/s;
/** A class, or an address, in which a dot begins no class. */
const IN_CSS = /url\([^)]*\)|(?<=\.)-?[a-zA-Z_][\w-]*/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

/** Where a script goes on with what it only knows when it runs: `tabs--${name}`, `"tabs--"+name`. */
const GOES_ON = ['${', '"+', "'+", '`+'];

/** A style sheet with short names. */
interface ShortSheet {
  css: string;
  rename: (name: string) => string;
}

/**
 * Makes pages smaller by naming their classes `a`, `b`, …, the most frequent shortest. Pages with the same CSS have the
 * same names, chosen for the first of them. A class that neither the CSS nor a script names is dropped. A page has all
 * its CSS in one style element.
 * @param scripts whatever runs on the pages: a name that they have, or may put together, is kept.
 */
export function classShortener(scripts: string): (page: string) => string {
  const isKept = memoize((name: string) => isInScripts(name, scripts));
  const sheets = new Map<string, ShortSheet>();
  return (page) => {
    const css = STYLE.exec(page)?.[0];
    if (!css) return page;
    const sheet = sheets.get(css) ?? shorten(css, page, isKept);
    sheets.set(css, sheet);
    return page
      .replace(STYLE, () => sheet.css)
      .replace(CLASS_ATTRIBUTE, (_, list: string) => {
        const names = namesOf(list).map(sheet.rename).filter(Boolean);
        return names.length > 0 ? ` class="${names.join(' ')}"` : '';
      });
  };
}

function shorten(css: string, page: string, isKept: (name: string) => boolean): ShortSheet {
  const styled = new Set(css.match(IN_CSS)?.filter((name) => !name.startsWith('url(')));
  const uses = new Map(Array.from(styled, (name) => [name, 0]));
  for (const [, list = ''] of page.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of namesOf(list)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const free = freeNames(new Set(uses.keys()));
  const byFrequency = [...styled].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const short = new Map(byFrequency.filter((name) => !isKept(name)).map((name) => [name, free.next().value]));
  return {
    css: css.replace(IN_CSS, (name) => short.get(name) ?? name),
    rename: (name) => short.get(name) ?? (styled.has(name) || isKept(name) ? name : ''),
  };
}

/** Whether scripts have the name as one of a list of classes, or in a selector, or put it together from its beginning. */
function isInScripts(name: string, scripts: string): boolean {
  const beginnings = Array.from(name.matchAll(/[-_]+/g), ({ 0: { length }, index }) =>
    name.slice(0, index + length),
  );
  return (
    new RegExp(`(?<=["'\`\\s.])${name}(?=["'\`\\s.:,>+~[)])`).test(scripts) ||
    beginnings.some((beginning) => GOES_ON.some((end) => scripts.includes(beginning + end)))
  );
}

function namesOf(list: string): string[] {
  return list.split(' ').filter(Boolean);
}

/** Names, the shortest first, that are not taken. */
function* freeNames(taken: Set<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = letters(index);
    if (!taken.has(name)) yield name;
  }
}
