import { createHash } from 'node:crypto';
import { inlineProperties } from './inline-properties.ts';
import { joinLayers } from './join-layers.ts';

/** The elements to rewrite: islands, and elements whose text is not HTML. */
const ELEMENT = /<(style|script|astro-island)\b([^>]*)>/g;
/** Scripts with a URL, and data. The policy need not allow their text, because they have none that runs. */
const NO_INLINE_SCRIPT = /\bsrc=|json|speculationrules/;
/** Marks elements of components that stay inline in their page. */
const INLINE = 'data-inline';
const SPECULATION_RULES = '<script type="speculationrules">';
/** Attributes that the element of `island-element.ts` does not read. */
const UNUSED_ATTRIBUTES = / (?:uid|opts|prefix|client|component-export)="[^"]*"| await-children(?=[ >])/g;
/** Identifies Astro's own island element, which `island-element.ts` replaces. */
const ASTRO_ELEMENT = 'customElements.get("astro-island")';
/** A quick test, because few pages have such an attribute. */
const MAYBE_VALUE_WITH_TAG = /="[^"]*<[a-z/!]/i;
/** Matches scripts and styles as a whole, because their content is not HTML, and the tags of all other elements. */
const ELEMENTS_AND_TAGS = /<(script|style)\b(?:[^">]|"[^"]*")*>.*?<\/\1>|<[a-z](?:[^">]|"[^"]*")*>/gs;
/** Does not match the `<` of `sizes="(width < 48rem) 37vw"`. */
const VALUES_WITH_TAGS = /"[^"]*<[a-z/!][^"]*"/gi;
const SPACES = / ?([,/]) /g;
const SOURCES = /script-src [^;"]*;\s*style-src [^;"]*;/;

interface RewrittenPage {
  html: string;
  /** The page's scripts, as a file that all pages with the same scripts share. */
  script?: { path: string; text: string };
}

/** The end of the head, which all pages of one kind share. */
export interface PageHead {
  /** Identifies the kind of page. */
  name: string;
  /** The element with the content security policy. */
  policy: string;
  /** The addresses of other sites whose scripts the page may load. */
  scriptSources?: string;
  css: string;
}

/**
 * Moves the CSS of a page into one element and its plain scripts into a file, and reduces its content security policy to the hashes that
 * it needs. Astro lists the hashes of the whole site, which make up a tenth of a page and cannot be compressed.
 * @param source one character per byte of the page (`latin1`), like all returned text, which halves the work
 * @param head added if the page comes without its CSS and policy, which are half of its text
 */
export function rewritePage(source: string, head?: PageHead): RewrittenPage {
  const escaped = MAYBE_VALUE_WITH_TAG.test(source) ? escapeAttributes(source) : source;
  const page = head ? escaped.replace('</head>', () => `${head.policy}<style></style></head>`) : escaped;
  const { pieces, styles, scripts, sources } = divide(page);
  const css = [...styles].join('');
  if (!head && !css) return { html: page };
  const others = head?.scriptSources ? ` ${head.scriptSources}` : '';
  const style = styleOf(css, head);
  // Sorted, because Astro's order depends on which island is rendered first, and the file must be one that the build has created.
  const own = [...scripts].filter((text) => !text.includes(ASTRO_ELEMENT)).toSorted();
  const script = scriptOf(own.join('\n'));
  const html = pieces
    .map((piece) => {
      if (piece === 'style') return style.element;
      return piece === 'script' ? `<script async src="${script.path}"></script>` : piece.html;
    })
    .join('')
    .replace(SOURCES, `script-src 'self'${others}${[...sources].join('')};style-src${style.source};`);
  return { html, ...(script.text && { script }) };
}

/** Removes indentation and comment lines. No script contains a text of several lines. */
function minifyScript(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('//')).join('\n');
}

interface Divided {
  /** The unchanged parts of the page, and the positions of the style and the script. */
  pieces: ({ html: string } | 'style' | 'script')[];
  /** A set, because Astro repeats the style of its islands. */
  styles: Set<string>;
  /** Scripts without attributes: the classic scripts of Astro's islands. */
  scripts: Set<string>;
  /** The sources of other scripts that the policy must allow, as it writes them. */
  sources: Set<string>;
}

function divide(page: string): Divided {
  const divided: Divided = { pieces: [], styles: new Set(), scripts: new Set(), sources: new Set() };
  const { pieces, styles, scripts, sources } = divided;
  if (page.includes(SPECULATION_RULES)) sources.add(" 'inline-speculation-rules'");
  let from = 0;
  ELEMENT.lastIndex = 0;
  for (let match = ELEMENT.exec(page); match; match = ELEMENT.exec(page)) {
    const [tag, name = '', attributes = ''] = match;
    const start = match.index + tag.length;
    const end = page.indexOf(`</${name}>`, start);
    if (name === 'astro-island') {
      pieces.push({ html: minify(page.slice(from, match.index)) + tag.replaceAll(UNUSED_ATTRIBUTES, '') });
      from = start;
      continue;
    }
    const text = page.slice(start, end);
    const after = end + name.length + '</>'.length;
    ELEMENT.lastIndex = after;
    const moved = name === 'style' ? styles : scripts;
    pieces.push({ html: minify(page.slice(from, match.index)) });
    from = after;
    if (name === 'style' || attributes === '') {
      if (moved.size === 0) pieces.push(name as 'style' | 'script');
      moved.add(name === 'style' ? text : minifyScript(text));
      continue;
    }
    const shown = attributes.includes(INLINE) ? minifyScript(text) : text;
    pieces.push({ html: `${tag}${shown}</${name}>` });
    if (!NO_INLINE_SCRIPT.test(attributes)) sources.add(hashOf(shown));
  }
  pieces.push({ html: minify(page.slice(from)) });
  return divided;
}

/** Shortens HTML, or makes it more compressible. Astro's own element would need the end marker of an island. */
function minify(html: string): string {
  return html
    .replace('<!DOCTYPE html>', '<!doctype html>')
    .replaceAll('<!--astro:end-->', '')
    .replaceAll('&#39;', "'")
    .replaceAll(/"(?: \/>|><\/(?:path|circle|rect)>)/g, '"/>');
}

/** Escapes attribute values that contain something like a tag. */
function escapeAttributes(page: string): string {
  return page.replace(ELEMENTS_AND_TAGS, (tag, isElement) =>
    isElement ? tag : tag.replace(VALUES_WITH_TAGS, (value) => value.replaceAll('<', '&lt;')),
  );
}

const knownStyles = new Map<string, { element: string; source: string }>();

/** Pages of one kind share their CSS, so it is minified once. */
function styleOf(own: string, head?: PageHead): { element: string; source: string } {
  const key = head ? `${head.name} ${own}` : own;
  const known = knownStyles.get(key);
  if (known) return known;
  const text = joinLayers(inlineProperties((head?.css ?? '') + own).replaceAll(SPACES, '$1'));
  const style = { element: `<style>${text}</style>`, source: hashOf(text) };
  knownStyles.set(key, style);
  return style;
}

const knownScripts = new Map<string, { path: string; text: string }>();

function scriptOf(text: string): { path: string; text: string } {
  const known = knownScripts.get(text);
  if (known) return known;
  const script = { path: `/_astro/islands.${digest(text, 'base64url').slice(0, 5)}.js`, text };
  knownScripts.set(text, script);
  return script;
}

function hashOf(text: string): string {
  return ` 'sha256-${digest(text, 'base64')}'`;
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text, 'latin1').digest(encoding);
}
