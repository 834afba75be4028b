/** The only rule of the layer of tokens, so its tokens apply everywhere on a page. */
const TOKENS = /@layer tokens\{:root\{([^{}]*)\}/;
const DECLARATION = /(--[\w-]+):([^;{}]*)/g;
const ALIAS = /^var\((--[\w-]+)\)$/;
/**
 * The maximum length of a value that replaces its token's name. Lengths are shorter. Colours for two schemes
 * are longer and keep their names, so that pages stay readable.
 */
const SHORT_VALUE = 24;

/**
 * Removes design tokens that a page's CSS does not need: unused ones, constants that are short or used once, and aliases of other tokens.
 * Keeps tokens that are also set elsewhere, such as for print.
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
  return (uses === 1 || value.length <= SHORT_VALUE) && !value.includes('var(');
}

function definitionsOf(css: string, name: string): number {
  return css.match(declaration(name))?.length ?? 0;
}

function declaration(name: string, rest = ''): RegExp {
  return new RegExp(`(?<![\\w-])${name}:${rest}`, 'g');
}
