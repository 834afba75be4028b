import Parser, { type MarkdownIt } from 'markdown-it';

const INLINE = ['emphasis', 'link', 'newline', 'escape'];
/** Enough for nested lists. Each level costs time. */
const MAX_NESTING = 20;

const description = parser([...INLINE, 'list'], /^(https|mailto):/i);
description.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener');
  return renderer.renderToken(tokens, index, options);
};

const content = parser([...INLINE, 'list', 'heading'], /^(https?:|mailto:|tel:|\/(?!\/)|#)/i);

/** A product description: paragraphs, lists, bold and external links. Everything else stays plain text. */
export function descriptionHtml(text: string): string {
  return description.render(text);
}

/** A text of the shop, which also allows headings and internal links. */
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
  const words = description
    .parse(text, {})
    .flatMap(({ children }) => [...(children ?? []).map(wordsOf), ' ']);
  return words.join('').replace(/\s+/g, ' ').trim();
}

function wordsOf({ type, content }: { type: string; content: string }): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  return content;
}
