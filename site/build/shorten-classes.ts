import { letters } from './letters.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/s;
const IN_CSS = /(?<=\.)-?[a-zA-Z_][\w-]*/g;
const IN_HTML = /(?<= class=")[^"]*(?=")/g;

/** Where a script goes on with what it only knows when it runs: `tabs--${name}`, `"tabs--"+name`. */
const GOES_ON = ['${', '"+', "'+", '`+'];

/**
 * The same page with classes named `a`, `b`, …, the most frequent shortest.
 * @param page with all its CSS in one style element.
 * @param scripts whatever runs on the page: a name that it has, in whatever sense, or may put together is kept.
 */
export function shortenClasses(page: string, scripts: string): string {
  const inCss = STYLE.exec(page)?.[0].match(IN_CSS) ?? [];
  const inHtml = page.match(IN_HTML)?.flatMap(namesOf) ?? [];
  const byFrequency = Object.entries(Object.groupBy(inHtml, (name) => name));
  byFrequency.sort(([, a = []], [, b = []]) => b.length - a.length);
  const names = byFrequency.map(([name]) => name).filter((name) => !isInScripts(name, scripts));
  const free = freeNames(new Set([...inCss, ...inHtml]));
  const short = new Map(names.map((name) => [name, free.next().value]));
  const rename = (name: string) => short.get(name) ?? name;
  return page
    .replace(STYLE, (text) => text.replace(IN_CSS, rename))
    .replace(IN_HTML, (list) => namesOf(list).map(rename).join(' '));
}

function isInScripts(name: string, scripts: string): boolean {
  const beginnings = Array.from(name.matchAll(/[-_]+/g), ({ 0: { length }, index }) =>
    name.slice(0, index + length),
  );
  return (
    scripts.includes(name) ||
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
