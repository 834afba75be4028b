import { letters } from './letters.ts';

/** Not part of a class name, such as `card--small`: two hyphens that begin a name. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * The same CSS with custom properties named `--a`, `--b`, …, the most frequent shortest. It has to be all the CSS of
 * a page, and nothing else may name its properties: no script of this site does.
 */
export function shortenProperties(css: string): string {
  const byFrequency = Object.entries(Object.groupBy(css.match(PROPERTY) ?? [], (name) => name));
  const names = byFrequency.toSorted(([, a = []], [, b = []]) => b.length - a.length).map(([name]) => name);
  const short = new Map(names.map((name, index) => [name, `--${letters(index)}`]));
  return css.replace(PROPERTY, (name) => short.get(name) ?? name);
}
