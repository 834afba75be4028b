import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SeoFields } from './SeoFields.tsx';

const LABELS = { seoTitle: 'SEO title', seoDescription: 'SEO description' };
const DEFAULTS = { seoTitle: 'Bag | Mela', seoDescription: 'Of leather.' };

function show(seo: { seoTitle: string; seoDescription: string }) {
  const onEdit = vi.fn();
  render(
    <SeoFields
      {...seo}
      labels={LABELS}
      defaults={DEFAULTS}
      address="shop.example/product/bag"
      faults={{ seoTitle: 'Too long' }}
      onEdit={onEdit}
    />,
  );
  return { onEdit, preview: within(screen.getByRole('figure')) };
}

test('the preview of empty fields shows what search engines get then', () => {
  const { onEdit, preview } = show({ seoTitle: ' ', seoDescription: '' });
  for (const text of ['shop.example/product/bag', 'Bag | Mela', 'Of leather.'])
    expect(preview.getByText(text)).toBeTruthy();
  const title = screen.getByLabelText<HTMLInputElement>(/^SEO title/);
  expect(title.placeholder).toBe('Bag | Mela');
  fireEvent.change(title, { target: { value: 'Bags' } });
  expect(onEdit).toHaveBeenCalledWith({ seoTitle: 'Bags' });
});

test('each field has its length and its error, and the preview cuts long texts', () => {
  const { preview } = show({ seoTitle: 'M'.repeat(61), seoDescription: 'd'.repeat(156) });
  expect(preview.getByText(`${'M'.repeat(60)}…`)).toBeTruthy();
  expect(preview.getByText(`${'d'.repeat(155)}…`)).toBeTruthy();
  const described = (screen.getByLabelText(/^SEO title/).getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too long',
    '61 of 60 characters, the rest may be cut off',
  ]);
});
