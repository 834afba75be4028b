import { createHash } from 'node:crypto';
import { inlineProperties } from './inline-properties.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** Without attributes: the classic scripts of Astro's islands. */
const PLAIN_SCRIPT = /<script>(.*?)<\/script>/gs;
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|ld\+json|speculationrules))[^>]*>(.*?)<\/script>/gs;
const SPECULATION_RULES = '<script type="speculationrules">';
/** For server islands, directives with options, and ids made by React: this site has none of them. */
const UNUSED_ATTRIBUTES = /(?<=<astro-island[^>]*) (?:uid|opts|prefix)="[^"]*"/g;
/** Scripts and styles whole, since what they hold is no HTML, and the tags of all other elements. */
const ELEMENTS_AND_TAGS = /<(script|style)\b(?:[^">]|"[^"]*")*>.*?<\/\1>|<[a-z](?:[^">]|"[^"]*")*>/gs;
/** Not the `<` of `sizes="(width < 48rem) 40vw"`. */
const VALUES_WITH_TAGS = /"[^"]*<[a-z/!][^"]*"/gi;
const SPACES = / ?([,/]) /g;
const SOURCES = /script-src [^;"]*;\s*style-src [^;"]*;/;

interface RewrittenPage {
  html: string;
  /** A file that all pages with the same scripts share. */
  script?: { path: string; text: string };
}

/**
 * Moves the CSS of a page into one element and its plain scripts into a file, and reduces its content security policy
 * to the hashes of what it holds: Astro lists those of the whole site, a tenth of a page that cannot be compressed.
 */
export function rewritePage(source: string): RewrittenPage {
  const page = escapeAttributes(source);
  // Astro repeats the style of its islands.
  const css = [...new Set(textsOf(page, STYLE))].join('');
  if (!css) return { html: page };
  const text = [...new Set(textsOf(page, PLAIN_SCRIPT))].join('\n');
  const script = { path: `/_astro/islands.${digest(text).slice(0, 8)}.js`, text };
  const styled = replaceWithOne(page, STYLE, `<style>${minify(css)}</style>`);
  const scripted = replaceWithOne(styled, PLAIN_SCRIPT, `<script async src="${script.path}"></script>`);
  const html = scripted.replace(UNUSED_ATTRIBUTES, '');
  return { html: html.replace(SOURCES, () => sourcesOf(html)), ...(text && { script }) };
}

/** Text in an attribute may look like an element, which it must not be taken for. */
function escapeAttributes(page: string): string {
  return page.replace(ELEMENTS_AND_TAGS, (tag, isElement) =>
    isElement ? tag : tag.replace(VALUES_WITH_TAGS, (value) => value.replaceAll('<', '&lt;')),
  );
}

const minified = new Map<string, string>();

/** Pages of one kind share their CSS, which is minified once. */
function minify(css: string): string {
  const result = minified.get(css) ?? inlineProperties(css).replaceAll(SPACES, '$1');
  minified.set(css, result);
  return result;
}

function replaceWithOne(page: string, elements: RegExp, one: string): string {
  let isPlaced = false;
  return page.replace(elements, () => {
    const element = isPlaced ? '' : one;
    isPlaced = true;
    return element;
  });
}

function sourcesOf(page: string): string {
  const rules = page.includes(SPECULATION_RULES) ? " 'inline-speculation-rules'" : '';
  const scripts = textsOf(page, INLINE_SCRIPT).map(hashOf);
  return `script-src 'self'${rules}${[...new Set(scripts)].join('')};style-src${textsOf(page, STYLE).map(hashOf)};`;
}

function hashOf(text: string): string {
  return ` 'sha256-${digest(text, 'base64')}'`;
}

function textsOf(page: string, elements: RegExp): string[] {
  return Array.from(page.matchAll(elements), ([, text = '']) => text);
}

function digest(text: string, encoding: 'base64' | 'hex' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}
