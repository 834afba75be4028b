import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure, within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { SITE_DIR } from '../weights/static-host.ts';

// Find hidden elements, too, because pages are parsed without styles.
configure({ defaultHidden: true });

/** The built page at a path. Elements are found by role, as in a browser. */
export async function openBuiltPage(path: string) {
  const html = await readBuiltPage(path);
  const window = new Window({ settings: { disableIframePageLoading: true } });
  window.document.write(html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ''));
  const document = window.document as unknown as Document;
  return { ...within(document.body), document };
}

/** The HTML of the built page at a path. */
export function readBuiltPage(path: string): Promise<string> {
  const file = path.endsWith('.html') ? path : join(path, 'index.html');
  return readFile(join(SITE_DIR, file), 'utf8');
}

/** The text of an element, with white space normalised. */
export function textOf(element: Element | null): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** The texts of elements, with white space normalised. */
export function textsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, textOf);
}

/** The rows of a table as the texts of their cells. */
export function rowsOf(table: Element): string[][] {
  return Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), (cell) =>
      textNodesOf(cell).join(' ').replaceAll(/\s+/g, ' ').trim(),
    ),
  );
}

function textNodesOf(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  return Array.from(node.childNodes).flatMap(textNodesOf);
}

/** @returns the texts that do not occur in a string, in order */
export function missingInOrder(text: string, wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}
