import { type Block, type Item, type MailContent, type MailShop, oneLine, type Sum } from './mail-content.ts';

/** As in `design/tokens.css`: readers of mail know no custom properties. */
const DAY = {
  page: '#f6f3f6',
  panel: '#ffffff',
  line: '#e6e0e7',
  text: '#1f1624',
  muted: '#675c6d',
  accent: '#c4005c',
};
const NIGHT = {
  page: '#141017',
  panel: '#272029',
  line: '#3b3342',
  text: '#f5f0f6',
  muted: '#b6abbc',
  accent: '#ff74ae',
};
const ON_ACCENT = { day: '#ffffff', night: '#2b0016' };
const FONT = "font-family:'DM Sans',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const IMAGE_PX = 56;
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const NIGHT_STYLE = `@media (prefers-color-scheme:dark){
.page{background:${NIGHT.page}!important}.panel{background:${NIGHT.panel}!important;border-color:${NIGHT.line}!important}
.text{color:${NIGHT.text}!important}.muted{color:${NIGHT.muted}!important}.accent{color:${NIGHT.accent}!important}
.line{border-color:${NIGHT.line}!important}.button{background:${NIGHT.accent}!important;color:${ON_ACCENT.night}!important}}`;

/** A mail in the shop's look, by day and by night, as old programs can lay it out too. All texts are escaped. */
export function toHtml(content: MailContent, shop: MailShop): string {
  const rows = content.blocks.map(
    (block) => `<tr><td style="padding:0 0 24px">${htmlOf(block, shop)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>:root{color-scheme:light dark}
${NIGHT_STYLE}</style></head>
<body class="page" style="margin:0;background:${DAY.page}"><table ${TABLE}><tr><td align="center" class="page" style="padding:24px 12px;background:${DAY.page}">
<table ${TABLE} style="max-width:600px">
<tr><td style="padding:0 8px 16px"><a href="${escapeHtml(shop.url)}/" class="accent" style="${FONT};font-size:24px;font-weight:700;color:${DAY.accent};text-decoration:none">${escapeHtml(shop.name)}</a></td></tr>
<tr><td class="panel" style="padding:32px 24px 8px;background:${DAY.panel};border:1px solid ${DAY.line};border-radius:18px"><table ${TABLE}>
<tr><td style="padding:0 0 16px"><h1 class="text" style="margin:0;${FONT};font-size:24px;line-height:1.3;color:${DAY.text}">${escapeHtml(content.heading)}</h1></td></tr>
${rows.join('\n')}
</table></td></tr>
<tr><td style="padding:16px 8px 0">${signature(shop)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function htmlOf(block: Block, shop: MailShop): string {
  if (block.kind === 'text') return paragraph(block.lines);
  if (block.kind === 'button') return buttonOf(block.label, block.href);
  if (block.kind === 'facts') {
    const rows = block.facts.map(
      ({ label, lines }) =>
        `<tr><td valign="top" width="30%" class="muted" style="padding:4px 12px 4px 0;${styleOf(DAY.muted)}">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0">${paragraph(lines)}</td></tr>`,
    );
    return `<table ${TABLE}>${rows.join('')}</table>`;
  }
  return `<table ${TABLE}>${block.items.map((item) => itemRow(item, shop)).join('')}${block.sums.map(sumRow).join('')}</table>`;
}

function paragraph(lines: string[]): string {
  return `<p class="text" style="margin:0;${styleOf(DAY.text)}">${lines.map(escapeHtml).join('<br>')}</p>`;
}

function buttonOf(label: string, href: string): string {
  return `<a href="${escapeHtml(href)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${DAY.accent};${FONT};font-size:16px;font-weight:600;color:${ON_ACCENT.day};text-decoration:none">${escapeHtml(label)}</a>`;
}

function itemRow({ title, detail, amount, image }: Item, shop: MailShop): string {
  const cell = `style="padding:12px 0;border-bottom:1px solid ${DAY.line};${styleOf(DAY.text)}"`;
  const small = `<br><span class="muted" style="color:${DAY.muted};font-size:14px">${escapeHtml(detail)}</span>`;
  // The title says what the image shows. A program that does not load it leaves no hole.
  const picture = image
    ? `<img src="${escapeHtml(shop.url + image)}" width="${IMAGE_PX}" alt="" style="float:left;width:${IMAGE_PX}px;height:auto;margin:2px 12px 2px 0;border-radius:8px">`
    : '';
  return `<tr><td class="text line" ${cell}>${picture}${escapeHtml(title)}${small}</td><td align="right" valign="top" class="text line" ${cell}>${escapeHtml(amount)}</td></tr>`;
}

function sumRow({ label, amount, isTotal = false }: Sum): string {
  const style = `style="padding:8px 0 0;${styleOf(DAY.text)}${isTotal ? ';font-weight:700' : ''}"`;
  return `<tr><td class="text" ${style}>${escapeHtml(label)}</td><td align="right" class="text" ${style}>${escapeHtml(amount)}</td></tr>`;
}

function signature({ name, email, phone, address }: MailShop): string {
  const lines = [name, ...address, phone].filter(Boolean).map(escapeHtml);
  const mail = `<a href="mailto:${escapeHtml(encodeURI(email))}" class="muted" style="color:${DAY.muted}">${escapeHtml(email)}</a>`;
  return `<p class="muted" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:${DAY.muted}">${[...lines, mail].join('<br>')}</p>`;
}

function styleOf(colour: string): string {
  return `${FONT};font-size:16px;line-height:1.5;color:${colour}`;
}

function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
