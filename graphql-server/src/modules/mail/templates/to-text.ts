import { homeAddress } from '../storefront-links.ts';
import { type Block, type MailContent, type MailShop, oneLine } from './mail-content.ts';

/** Renders an email as plain text. */
export function toText({ heading, blocks, leave }: MailContent, shop: MailShop): string {
  const parts = [
    oneLine(heading),
    ...blocks.map((block) => linesOf(block).join('\n')).filter(Boolean),
    ...(leave ? [`${leave.label}:\n${leave.href}`] : []),
    `-- \n${signature(shop)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function linesOf(block: Block): string[] {
  if (block.kind === 'qr') return [];
  if (block.kind === 'text') return block.lines.map(oneLine);
  if (block.kind === 'button') return [`${block.label}:`, block.href];
  if (block.kind === 'links') return block.links.map(({ label, href }) => `${label}: ${href}`);
  if (block.kind === 'facts') {
    return block.facts.flatMap(({ label, lines }) => [
      `${label}:`,
      ...lines.map((line) => `  ${oneLine(line)}`),
    ]);
  }
  const items = block.items.map(({ title, detail, amount }) => {
    const text = `${oneLine(title)} (${oneLine(detail)})`;
    return `- ${amount === '' ? text : `${text}: ${amount}`}`;
  });
  return [...items, ...block.sums.map(({ label, amount }) => `${oneLine(label)}: ${amount}`)];
}

function signature(shop: MailShop): string {
  const { name, email, phone, address } = shop;
  return [name, ...address, phone, email, homeAddress(shop).replace(/\/$/, '')]
    .map(oneLine)
    .filter(Boolean)
    .join('\n');
}
