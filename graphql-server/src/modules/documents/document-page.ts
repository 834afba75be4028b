import { createHash } from 'node:crypto';
import { escapeHtml } from '@mela/rules/text.ts';
import type { DocumentSheet } from './document-sheet.ts';

const STYLE = `:root{color-scheme:light dark;--text:light-dark(#1f1624,#f5f0f6);--muted:light-dark(#675c6d,#b6abbc);--line:light-dark(#e6e0e7,#3b3342)}
*{box-sizing:border-box;margin:0}
body{padding:24px 16px;background:light-dark(#f6f3f6,#141017);color:var(--text);font:15px/1.5 "DM Sans",system-ui,"Segoe UI",Roboto,sans-serif}
nav,article{max-width:820px;margin:0 auto 16px}
nav{display:flex;flex-wrap:wrap;gap:12px}
nav a,nav button{padding:10px 18px;border:1px solid var(--line);border-radius:12px;background:light-dark(#fff,#272029);color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
nav :focus-visible{outline:2px solid light-dark(#c4005c,#ff74ae);outline-offset:2px}
article{padding:clamp(16px,5vw,40px);border:1px solid var(--line);border-radius:18px;background:light-dark(#fff,#272029);overflow-wrap:anywhere}
h1{font-size:26px;line-height:1.3}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin-top:8px}
dt,h2,th,.notes{color:var(--muted);font-size:13px;font-weight:500}
dl dt{font-size:inherit}
dd{margin:0}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:16px;margin:24px 0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin-bottom:16px}
th,td{padding:8px 8px 8px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
.number{text-align:end;white-space:nowrap;padding-inline:8px 0}
.totals{display:grid;grid-template-columns:1fr max-content;gap:4px 24px;margin-bottom:16px;text-align:end}
.totals dt{font-size:inherit}
.total{font-size:18px;font-weight:700;color:var(--text)}
.notes{margin-top:16px}
@media print{:root{color-scheme:light}body{padding:0;background:none;font-size:12px}nav{display:none}article{max-width:none;margin:0;padding:0;border:0;border-radius:0;background:none}article+article{break-before:page}thead{display:table-header-group}tr{break-inside:avoid}}`;
const SCRIPT = `document.getElementById('print').addEventListener('click',()=>print())`;

/** Allows only the page's own style and script, by their hashes. */
export const DOCUMENT_PAGE_CSP = [
  "default-src 'none'",
  `style-src '${hashOf(STYLE)}'`,
  `script-src '${hashOf(SCRIPT)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A document as a page that can be read on a phone and printed. @param pdf the address of its PDF file */
export function documentPage(sheet: DocumentSheet, pdf: string): string {
  const name = escapeHtml(`${sheet.title} ${sheet.number}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${name}</title><style>${STYLE}</style></head>
<body><nav aria-label="Document"><button type="button" id="print">Print</button><a href="${escapeHtml(pdf)}">Save PDF</a></nav>
<article aria-label="${name}">${sheetHtml(sheet)}</article>
<script>${SCRIPT}</script></body></html>
`;
}

function sheetHtml({
  title,
  facts,
  parties,
  columns,
  rows,
  totals,
  words,
  taxes,
  notes,
}: DocumentSheet): string {
  const taxColumns = (taxes?.columns ?? []).map((one, index) => ({ title: one, isNumber: index > 0 }));
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    `<dl>${facts.map(({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`,
    `<div class="parties">${parties.map(({ label, lines }) => `<section><h2>${escapeHtml(label)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>`).join('')}</div>`,
    tableHtml(columns, rows),
    `<dl class="totals">${totals.map(totalHtml).join('')}</dl>`,
    words === '' ? '' : `<p>${escapeHtml(words)}</p>`,
    taxes ? tableHtml(taxColumns, taxes.rows) : '',
    notes.map((note) => `<p class="notes">${escapeHtml(note)}</p>`).join(''),
  ].join('\n');
}

function tableHtml(
  columns: readonly Pick<DocumentSheet['columns'][number], 'title' | 'isNumber'>[],
  rows: readonly string[][],
): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    columns
      .map(({ isNumber }, index) => {
        const attributes = `${isNumber ? ' class="number"' : ''}${tag === 'th' ? ' scope="col"' : ''}`;
        return `<${tag}${attributes}>${escapeHtml(texts[index] ?? '')}</${tag}>`;
      })
      .join('');
  const head = cells(
    'th',
    columns.map(({ title }) => title),
  );
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function totalHtml({ label, amount, isTotal }: DocumentSheet['totals'][number]): string {
  const look = isTotal ? ' class="total"' : '';
  return `<dt${look}>${escapeHtml(label)}</dt><dd${look}>${escapeHtml(amount)}</dd>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
