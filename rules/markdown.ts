import Parser, { type MarkdownIt } from 'markdown-it';

const INLINE = ['emphasis', 'link', 'newline', 'escape'];
/** The maximum nesting depth: enough for nested lists. Each level costs time. */
const MAX_NESTING = 20;

/** The addresses that descriptions link to. All others stay plain text. */
export const DESCRIPTION_LINK = /^(https|mailto):/i;

/**
 * The subset of Markdown in product descriptions: paragraphs, line breaks, bold, italic, external links, and nested bullet and numbered
 * lists. Everything else stays plain text. The pages, the feeds and the admin's editor use this parser.
 */
export const descriptionParser = parser([...INLINE, 'list'], DESCRIPTION_LINK);
descriptionParser.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener');
  return renderer.renderToken(tokens, index, options);
};

const content = parser([...INLINE, 'list', 'heading'], /^(https?:|mailto:|tel:|\/(?!\/)|#)/i);

/** A product description as HTML. */
export function descriptionHtml(text: string): string {
  return descriptionParser.render(text);
}

/** A text of the shop as HTML. Unlike a description, it may contain headings and internal links. */
export function contentHtml(text: string): string {
  return content.render(text);
}

/** Enables only the named rules: no HTML, images or code. */
function parser(rules: string[], links: RegExp): MarkdownIt {
  const markdown = new Parser('zero', { breaks: true, maxNesting: MAX_NESTING }).enable(rules);
  markdown.validateLink = (address: string) => links.test(address);
  return markdown;
}

/** A description as plain text. */
export function plainText(text: string): string {
  const words = descriptionParser
    .parse(text, {})
    .flatMap(({ children }) => [...(children ?? []).map(wordsOf), ' ']);
  return words.join('').replace(/\s+/g, ' ').trim();
}

function wordsOf({ type, content }: { type: string; content: string }): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  return content;
}
