import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderAnswer } from '../order/order-answer.ts';
import { ORDER_SECTIONS } from '../order/order-sections.ts';
import { OrderDocuments } from './OrderDocuments.tsx';

const DOCUMENT = {
  issuedAt: '2026-03-03T10:00:00.000Z',
  url: '/pdf?a&b',
  pageUrl: '/page',
  isCanceled: false,
};
const orderWith = (documents: object[]) => ({ documents }) as unknown as OrderAnswer;
const section = ORDER_SECTIONS.find(({ name }) => name === 'documents');

test('an order without documents has no such section', () => {
  expect(section?.isShown(orderWith([]))).toBe(false);
});

test('each document has a page and a PDF, and a canceled one is marked', () => {
  const order = orderWith([
    { ...DOCUMENT, kind: 'INVOICE', number: 'INV/25-26/1' },
    { ...DOCUMENT, kind: 'CREDIT_NOTE', number: 'CN/25-26/1', isCanceled: true },
  ]);
  expect(section?.isShown(order)).toBe(true);
  const html = renderToStaticMarkup(<OrderDocuments order={order} />);
  const texts = html.split('<li>').map((item) => item.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'));
  expect(texts.slice(1)).toEqual([
    '|Invoice INV/25-26/1|3 Mar 2026|View|PDF|',
    '|Credit note CN/25-26/1|3 Mar 2026, canceled|View|PDF|',
  ]);
  expect(html).toContain('href="/page"');
  expect(html).toContain('href="/pdf?a&amp;b"');
});
