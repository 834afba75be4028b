import { DESCRIPTION_LINK } from '@mela/rules/markdown.ts';
import purify from 'dompurify';

/** Elements that become the editor's blocks and marks. The content of all others stays, except of scripts, styles and the like. */
const ALLOWED_TAGS =
  'p,div,h1,h2,h3,h4,h5,h6,blockquote,pre,table,tbody,thead,tr,td,th,ul,ol,li,br,b,strong,i,em,a,span'.split(
    ',',
  );
/**
 * The attribute to which styles are renamed, because the content security policy would report each style
 * attribute.
 */
const STYLE = 'data-style';
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*\s)style(?=\s*=)/gi;
const ALLOWED_ATTR = ['href', 'start', STYLE];
const BOLD = /font-weight:\s*(bold|[6-9]00)/i;
const NOT_BOLD = /font-weight:\s*(normal|[1-4]00)/i;
const ITALIC = /font-style:\s*italic/i;
const WORD_ITEM = `[${STYLE}*="mso-list:"]`;
const NUMBER = /^\s*\w{1,4}[.)]/;

/**
 * Sanitises pasted HTML, and converts styles, headings and tables of Word, Google Docs and shops to the
 * editor's elements.
 */
export function cleanHtml(html: string): string {
  const content = purify.sanitize(html.replace(STYLE_ATTRIBUTE, `$1${STYLE}`), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: DESCRIPTION_LINK,
    RETURN_DOM_FRAGMENT: true,
  });
  const root = document.createElement('div');
  root.append(content);
  for (const item of root.querySelectorAll<HTMLElement>(`p${WORD_ITEM}`)) toListItem(item);
  for (const styled of root.querySelectorAll<HTMLElement>(`[${STYLE}]`)) toMarks(styled);
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) wrapContent(heading, 'strong');
  for (const row of root.querySelectorAll('tr')) row.replaceWith(lineOf(row));
  // Mark lists as tight, so that there are no gaps between their items.
  for (const list of root.querySelectorAll('ul, ol')) list.setAttribute('data-tight', 'true');
  return root.innerHTML;
}

/** Word writes an item as a paragraph that begins with a hidden marker. */
function toListItem(item: HTMLElement): void {
  const marker = item.querySelector(WORD_ITEM);
  const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const former = item.previousElementSibling;
  const list = former?.matches(`${tag}[data-word]`) ? former : document.createElement(tag);
  list.setAttribute('data-word', '');
  const entry = document.createElement('li');
  entry.append(...item.childNodes);
  list.append(entry);
  if (list === former) item.remove();
  else item.replaceWith(list);
}

function toMarks(styled: HTMLElement): void {
  const style = styled.getAttribute(STYLE) ?? '';
  styled.removeAttribute(STYLE);
  if (BOLD.test(style)) wrapContent(styled, 'strong');
  if (ITALIC.test(style)) wrapContent(styled, 'em');
  // Unwrap the element that Google Docs puts around everything.
  if (NOT_BOLD.test(style) && styled.matches('b, strong')) styled.replaceWith(...styled.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Converts a row of a table to a line of text, as imports do. */
function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = document.createElement('p');
  line.textContent = [...row.cells].map(({ textContent }) => textContent.trim()).join(' | ');
  return line;
}
