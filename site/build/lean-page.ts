import { createHash } from 'node:crypto';
import { memoize } from '../src/components/memoize.ts';
import { inlineProperties } from './inline-properties.ts';
import { classShortener } from './shorten-classes.ts';
import { shortenProperties } from './shorten-properties.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** Without attributes: a classic script, which is all that Astro's islands need to wake up. */
const PLAIN_SCRIPT = /<script>(.*?)<\/script>/gs;
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|ld\+json|speculationrules))[^>]*>(.*?)<\/script>/gs;
const SPECULATION_RULES = '<script type="speculationrules">';
/** What a directive is told beside its name: none of ours takes anything. */
const DIRECTIVE_OPTIONS = /(?<=<astro-island [^>]*) opts="[^"]*"/g;
const SOURCES = /script-src [^;"]*;\s*style-src [^;"]*;/;

interface LeanPage {
  html: string;
  /** What was inline, as a file that any page with the same scripts shares. */
  script?: { path: string; text: string };
}

/**
 * Makes the pages of a site smaller. The CSS of a page is in one element, in the order it had, under short names. Its
 * plain scripts are in a file, each once, which the browser keeps from page to page. Its content security policy has
 * the hashes of what is left: a hash cannot be compressed, and Astro lists the one of every style and script there
 * could be, a tenth of a page.
 * @param modules the scripts that islands load: a class they name keeps its name.
 */
export function pageLeaner(modules = ''): (page: string) => LeanPage {
  const shortenerFor = memoize((script: string) => classShortener(modules + script));
  const withShortProperties = memoize((css: string) => shortenProperties(inlineProperties(css)));
  return (page) => {
    const css = textsOf(page, STYLE).join('');
    if (!css) return { html: page };
    const text = [...new Set(textsOf(page, PLAIN_SCRIPT))].join('\n');
    const script = { path: `/_astro/islands.${digest(text).slice(0, 8)}.js`, text };
    const styled = gather(page, STYLE, `<style>${withShortProperties(css)}</style>`);
    const scripted = gather(styled, PLAIN_SCRIPT, `<script async src="${script.path}"></script>`);
    const html = shortenerFor(text)(scripted.replace(DIRECTIVE_OPTIONS, ''));
    return { html: html.replace(SOURCES, () => sources(html)), ...(text && { script }) };
  };
}

/** Puts the one element where the first of many was, and takes the others away. */
function gather(page: string, elements: RegExp, one: string): string {
  let isPlaced = false;
  return page.replace(elements, () => {
    const element = isPlaced ? '' : one;
    isPlaced = true;
    return element;
  });
}

function sources(page: string): string {
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
