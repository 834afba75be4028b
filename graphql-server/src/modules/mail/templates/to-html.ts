import { LANGUAGE } from '@mela/rules/locale.ts';
import { escapeHtml } from '@mela/rules/text.ts';
import * as mailText from '#messages/mail.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { emailFile } from '../../../kernel/images/image-store.ts';
import { homeAddress } from '../storefront-links.ts';
import {
  type Block,
  type Item,
  type MailContent,
  type MailShop,
  oneLine,
  type QrBlock,
  type Sum,
} from './mail-content.ts';

/** The colours from `design/tokens.css`, as values, because email programs do not support custom properties. */
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
const LOGO_PX = 44;
const MAX_LOGO_PX = 240;
const QR_PX = 180;
/** The content id of the QR code's image, which is attached to the email. */
export const QR_CID = 'qr-code';
const MAX_PREVIEW = 140;
/** Fills the inbox preview, so that it does not show the start of the email. */
const PREVIEW_FILLER = '&#847;&zwnj;&nbsp;'.repeat(80);
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const NIGHT_STYLE = `@media (prefers-color-scheme:dark){
.page{background:${NIGHT.page}!important}.panel{background:${NIGHT.panel}!important;border-color:${NIGHT.line}!important}
.text{color:${NIGHT.text}!important}.muted{color:${NIGHT.muted}!important}.accent{color:${NIGHT.accent}!important}
.line{border-color:${NIGHT.line}!important}.button{background:${NIGHT.accent}!important;color:${ON_ACCENT.night}!important}}`;

/** Renders an email in the shop's design, light and dark, with a layout that old programs support. Escapes all texts. */
export function toHtml(content: MailContent, shop: MailShop): string {
  const rows = content.blocks.map(
    (block) => `<tr><td style="padding:0 0 24px">${htmlOf(block, shop)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(content.subject)}</title><style>:root{color-scheme:light dark}
${NIGHT_STYLE}</style></head>
<body class="page" style="margin:0;background:${DAY.page}"><table ${TABLE}><tr><td align="center" class="page" style="padding:24px 12px;background:${DAY.page}">
${previewOf(content)}<table ${TABLE} style="max-width:600px">
<tr><td style="padding:0 8px 16px"><a href="${escaped(homeAddress(shop))}" class="accent" style="${FONT};font-size:24px;font-weight:700;color:${DAY.accent};text-decoration:none">${shopMark(shop)}</a></td></tr>
<tr><td class="panel" style="padding:32px 24px 8px;background:${DAY.panel};border:1px solid ${DAY.line};border-radius:18px"><table ${TABLE}>
<tr><td style="padding:0 0 16px"><h1 class="text" style="margin:0;${FONT};font-size:24px;line-height:1.3;color:${DAY.text}">${escaped(content.heading)}</h1></td></tr>
${rows.join('\n')}
</table></td></tr>
<tr><td style="padding:16px 8px 0">${signature(shop)}${leaveLink(content)}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** The hidden sentence that inboxes display after the subject. */
function previewOf({ preview, blocks }: MailContent): string {
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? block.lines : []));
  const sentences = lines.filter((line) => !line.endsWith(','));
  const text = escaped((preview ?? sentences.join(' ')).slice(0, MAX_PREVIEW));
  return `<div style="display:none;max-height:0;overflow:hidden">${text}${PREVIEW_FILLER}</div>`;
}

/** The logo, or else the shop's name. The logo has a white background because its email copy is a JPEG. */
function shopMark({ name, logo, url }: MailShop): string {
  if (!logo) return escaped(name);
  const address = `${url}${UPLOADS_PATH}/${emailFile(logo.hash)}`;
  const width = Math.min(MAX_LOGO_PX, Math.round((LOGO_PX * logo.width) / logo.height));
  return `<img src="${escaped(address)}" width="${width}" alt="${escaped(name)}" style="display:block;width:${width}px;height:auto;border:0;border-radius:8px;background:#ffffff">`;
}

function qrCode({ caption }: QrBlock): string {
  return `<img src="cid:${QR_CID}" width="${QR_PX}" height="${QR_PX}" alt="${escaped(mailText.payment.qrCode)}" style="display:block;border-radius:8px;background:#ffffff"><p class="muted" style="margin:8px 0 0;${styleOf(DAY.muted)}">${escaped(caption)}</p>`;
}

function htmlOf(block: Block, shop: MailShop): string {
  if (block.kind === 'text') return paragraph(block.lines);
  if (block.kind === 'qr') return qrCode(block);
  if (block.kind === 'button') return buttonOf(block.label, block.href);
  if (block.kind === 'links') return block.links.map(linkOf).join('<br>');
  if (block.kind === 'facts') {
    const rows = block.facts.map(
      ({ label, lines }) =>
        `<tr><td valign="top" width="30%" class="muted" style="padding:4px 12px 4px 0;${styleOf(DAY.muted)}">${escaped(label)}</td><td valign="top" style="padding:4px 0">${paragraph(lines)}</td></tr>`,
    );
    return `<table ${TABLE}>${rows.join('')}</table>`;
  }
  return `<table ${TABLE}>${block.items.map((item) => itemRow(item, shop)).join('')}${block.sums.map(sumRow).join('')}</table>`;
}

function paragraph(lines: string[]): string {
  return `<p class="text" style="margin:0;${styleOf(DAY.text)}">${lines.map(escaped).join('<br>')}</p>`;
}

function buttonOf(label: string, href: string): string {
  return `<a href="${escaped(href)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${DAY.accent};${FONT};font-size:16px;font-weight:600;color:${ON_ACCENT.day};text-decoration:none">${escaped(label)}</a>`;
}

function linkOf({ label, href }: { label: string; href: string }): string {
  return `<a href="${escaped(href)}" class="accent" style="${styleOf(DAY.accent)}">${escaped(label)}</a>`;
}

function itemRow({ title, detail, amount, image }: Item, shop: MailShop): string {
  const cell = `style="padding:12px 0;border-bottom:1px solid ${DAY.line};${styleOf(DAY.text)}"`;
  const small = `<br><span class="muted" style="color:${DAY.muted};font-size:14px">${escaped(detail)}</span>`;
  // The alternative text is empty, because the title describes the image. Programs that block images leave no gap.
  const picture = image
    ? `<img src="${escaped(shop.url + image)}" width="${IMAGE_PX}" alt="" style="float:left;width:${IMAGE_PX}px;height:auto;margin:2px 12px 2px 0;border-radius:8px">`
    : '';
  return `<tr><td class="text line" ${cell}>${picture}${escaped(title)}${small}</td><td align="right" valign="top" class="text line" ${cell}>${escaped(amount)}</td></tr>`;
}

function sumRow({ label, amount, isTotal = false }: Sum): string {
  const style = `style="padding:8px 0 0;${styleOf(DAY.text)}${isTotal ? ';font-weight:700' : ''}"`;
  return `<tr><td class="text" ${style}>${escaped(label)}</td><td align="right" class="text" ${style}>${escaped(amount)}</td></tr>`;
}

function signature({ name, email, phone, address }: MailShop): string {
  const lines = [name, ...address, phone].filter(Boolean).map(escaped);
  const mail = `<a href="mailto:${escaped(encodeURI(email))}" class="muted" style="color:${DAY.muted}">${escaped(email)}</a>`;
  return `<p class="muted" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:${DAY.muted}">${[...lines, mail].join('<br>')}</p>`;
}

function leaveLink({ leave }: MailContent): string {
  if (!leave) return '';
  const link = `<a href="${escapeHtml(leave.href)}" class="muted" style="color:${DAY.muted}">${escapeHtml(leave.label)}</a>`;
  return `<p class="muted" style="margin:12px 0 0;${FONT};font-size:13px;line-height:1.5;color:${DAY.muted}">${link}</p>`;
}

function styleOf(colour: string): string {
  return `${FONT};font-size:16px;line-height:1.5;color:${colour}`;
}

/** A text on one line, escaped for HTML. */
function escaped(text: string): string {
  return escapeHtml(oneLine(text));
}
