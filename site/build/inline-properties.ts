/** The design's own properties: in the one layer that holds nothing else, and so true on every page, however shown. */
const TOKENS = /@layer tokens\{:root\{([^{}]*)\}/;
const DECLARATION = /(--[\w-]+):([^;{}]*)/g;
const ALIAS = /^var\((--[\w-]+)\)$/;

/**
 * The same CSS without the design's properties that a page gains nothing by: one that is never used is dropped, a
 * constant that is used once stands where it is used, and a mere second name gives way to the first. What is set
 * anywhere else too, such as for print, is left alone. It has to be all the CSS of a page, minified.
 */
export function inlineProperties(css: string): string {
  let result = css;
  for (let before = ''; before !== result; ) {
    before = result;
    for (const [, name = '', value = ''] of tokensOf(result)) result = inlineProperty(result, name, value);
  }
  return result;
}

function tokensOf(css: string) {
  return TOKENS.exec(css)?.[1]?.matchAll(DECLARATION) ?? [];
}

function inlineProperty(css: string, name: string, value: string): string {
  if (definitionsOf(css, name) > 1) return css;
  const use = `var(${name})`;
  const uses = css.split(use).length - 1;
  if (css.includes(`var(${name},`) || !isInlined(css, value, uses)) return css;
  return css.replace(declaration(name, '[^;{}]*;?'), '').replaceAll(use, value);
}

function isInlined(css: string, value: string, uses: number): boolean {
  const [, first] = ALIAS.exec(value) ?? [];
  if (uses === 0) return true;
  if (first) return definitionsOf(css, first) === 1;
  return uses === 1 && !value.includes('var(');
}

function definitionsOf(css: string, name: string): number {
  return css.match(declaration(name))?.length ?? 0;
}

function declaration(name: string, rest = ''): RegExp {
  return new RegExp(`(?<![\\w-])${name}:${rest}`, 'g');
}
