import { decodeEntities } from './html-entities.ts';

/** Elements whose content is not text for readers. */
const HIDDEN = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
  'textarea',
]);
const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section summary table tbody tfoot thead'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
const TAG_NAME = /^\/?([a-z][a-z0-9-]*)/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const LINK = /^(https:|mailto:)/i;
/** Private-use characters that mark bold text while a block is read. */
const [BOLD, PLAIN] = ['\ue000', '\ue001'];
/**
 * A `<` at the end of the text so far. It is escaped, because after removal of the next tag it could form a
 * new tag with the text that follows.
 */
const ENDS_OPEN = /<[\ue000\ue001]*$/;
const NOT_TEXT = /[^\P{Cc}\t\r\n]|[\ue000\ue001]/gu;

/**
 * Converts HTML to the Markdown of descriptions: paragraphs, lists, bold and links stay, everything else becomes plain text. It
 * visits each character once, and its result never contains anything that looks like a tag.
 */
export function htmlToText(html: string): string {
  const text = html.replace(NOT_TEXT, '');
  // A text without tags is plain text, so keep its lines.
  if (!/<[a-z!/]/i.test(text)) return escapeLines(decodeEntities(text)).trim();
  const writer = new Writer();
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at);
    if (open === -1 || !/[a-z!/?]/i.test(text[open + 1] ?? '')) {
      const end = open === -1 ? text.length : open + 1;
      writer.text(text.slice(at, end));
      at = end;
      continue;
    }
    writer.text(text.slice(at, open));
    at = readTag(text, open, writer);
  }
  return writer.end();
}

/**
 * Reads one tag.
 * @returns where the text continues
 */
function readTag(text: string, open: number, writer: Writer): number {
  if (text.startsWith('<!--', open)) {
    const end = text.indexOf('-->', open + 4);
    return end === -1 ? text.length : end + 3;
  }
  const end = tagEnd(text, open);
  const tag = text.slice(open + 1, end);
  const name = TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (tag.startsWith('/')) writer.close(name);
  else if (HIDDEN.has(name) && !tag.endsWith('/')) return hiddenEnd(text, end, name);
  else writer.open(name, tag);
  return end + 1;
}

/** The end of a tag, ignoring `>` in quoted attributes. */
function tagEnd(text: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if ((character === '"' || character === "'") && text[at - 1] === '=') quote = character;
  }
  return text.length;
}

function hiddenEnd(text: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.exec(text) ? close.lastIndex : text.length;
}

interface List {
  /** null if its items have no numbers. */
  number: number | null;
}

/** Builds blocks as tags open and close. */
class Writer {
  #result = '';
  #block = '';
  /** The number of the next block, if it begins a numbered item. */
  #marker = '';
  #wasItem = false;
  #isHeading = false;
  #bold = 0;
  readonly #lists: List[] = [];
  #link: { href: string; start: number } | null = null;

  text(html: string): void {
    if (ENDS_OPEN.test(this.#block) && /^[a-z!/?]/i.test(html)) this.#block += ' ';
    this.#block += escapeText(decodeEntities(html.replace(/\s+/g, ' ')));
  }

  open(name: string, tag: string): void {
    if (BLOCKS.has(name)) this.#endBlock();
    if (HEADING.test(name)) this.#isHeading = true;
    if (name === 'br') this.#block += '\n';
    if (name === 'tr') this.#endBlock();
    if ((name === 'td' || name === 'th') && this.#block.trim() !== '') this.#block += ' | ';
    if (name === 'b' || name === 'strong') this.#setBold(1);
    if (name === 'ul' || name === 'ol') {
      this.#endBlock();
      this.#lists.push({ number: name === 'ol' ? 1 : null });
    }
    if (name === 'li') this.#openItem();
    if (name === 'a') this.#openLink(tag);
  }

  close(name: string): void {
    if (name === 'a') this.#closeLink();
    if (name === 'b' || name === 'strong') this.#setBold(-1);
    if (BLOCKS.has(name) || name === 'li' || name === 'tr') this.#endBlock();
    if (name === 'li') this.#marker = '';
    if (name === 'ul' || name === 'ol') {
      this.#endBlock();
      this.#lists.pop();
    }
  }

  end(): string {
    this.#endBlock();
    return this.#result;
  }

  #setBold(change: 1 | -1): void {
    const before = this.#bold;
    this.#bold = Math.max(0, before + change);
    if (before === 0 && this.#bold === 1) this.#block += BOLD;
    if (before === 1 && this.#bold === 0) this.#block += PLAIN;
  }

  #openItem(): void {
    this.#endBlock();
    const list = this.#lists.at(-1);
    this.#marker = list?.number == null ? '' : `${list.number}. `;
    if (list?.number != null) list.number += 1;
  }

  #openLink(tag: string): void {
    this.#closeLink();
    const [, quoted, single, bare] = HREF.exec(tag) ?? [];
    const href = decodeEntities(quoted ?? single ?? bare ?? '').trim();
    if (LINK.test(href)) this.#link = { href, start: this.#block.length };
  }

  #closeLink(): void {
    if (!this.#link) return;
    const { href, start } = this.#link;
    this.#link = null;
    const label = this.#block.slice(start);
    if (label.trim() === '' || label.includes('\n')) return;
    const address = href.replace(/[\s()<>\\]/g, (character) =>
      encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
    );
    this.#block = `${this.#block.slice(0, start)}[${label}](${address})`;
  }

  #endBlock(): void {
    this.#closeLink();
    const inItem = this.#lists.length > 0;
    const bold = this.#bold > 0 ? PLAIN : '';
    const lines = inline(this.#block + bold)
      .split('\n')
      .map((line) => line.replace(/ {2,}/g, ' ').trim())
      .filter((line) => line !== '');
    const heading = this.#isHeading ? lines.map((line) => `**${line.replaceAll('**', '')}**`) : lines;
    if (heading.length > 0) {
      const indent = '   '.repeat(Math.max(0, this.#lists.length - 1));
      const joined = inItem ? heading.join(' ') : heading.map(escapeStart).join('\n');
      const isTight = inItem && this.#wasItem;
      this.#result += this.#result === '' ? '' : isTight ? '\n' : '\n\n';
      this.#result += inItem ? indent + (this.#marker || '- ') + joined : joined;
      this.#wasItem = inItem;
      this.#marker = '';
      this.#isHeading = false;
    }
    this.#block = this.#bold > 0 ? BOLD : '';
  }
}

/** Moves spaces out of bold text, because Markdown does not recognise bold text with spaces at its ends. */
function inline(block: string): string {
  const moved = block
    .replace(/\ue000([ \n]*)/g, '$1\ue000')
    .replace(/([ \n]*)\ue001/g, '\ue001$1')
    .replace(/\ue000\ue001/g, '');
  return moved.replace(/[\ue000\ue001]/g, '**');
}

/** Escapes text that would be Markdown. */
function escapeText(text: string): string {
  return text.replace(/[\\*[\]]/g, '\\$&').replace(/(^|[^\p{L}\p{N}])_|_(?=[^\p{L}\p{N}]|$)/gu, '$1\\_');
}

function escapeStart(line: string): string {
  return line.replace(/^([-+])(?=\s)/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
}

function escapeLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => escapeStart(escapeText(line)))
    .join('\n');
}
