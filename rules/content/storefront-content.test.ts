import { describe, expect, test } from 'vitest';
import { contentField, fieldsOf, itemOf } from './content-fields.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';
import { storefrontContentSchema } from './storefront-content.ts';

const { shape } = storefrontContentSchema;

const UPLOADED = {
  src: `/uploads/${'0'.repeat(32)}.webp`,
  thumbnail: `/uploads/${'0'.repeat(32)}-320.webp`,
  width: 640,
  height: 480,
  alt: '',
};

/** The schema's message for a section with one value replaced. */
function messageFor(section: 'shop' | 'topBar' | 'slides' | 'help', value: unknown): string | undefined {
  return shape[section].safeParse(value).error?.issues[0]?.message;
}

const { shop } = SAMPLE_CONTENT;
const [slide] = SAMPLE_CONTENT.slides;

describe('the storefront content', () => {
  test('of the sample has the three slides, the features and the promotion of the specification', () => {
    expect(SAMPLE_CONTENT.slides.map(({ title }) => title)).toEqual([
      'Super value deals',
      'Fashion Trending',
      'Big Deals From Manufacturer',
    ]);
    expect(SAMPLE_CONTENT.features).toHaveLength(6);
    expect(SAMPLE_CONTENT.topBar.promotion).toBe("Happy Mother's Day. Big Sale Up to 40%");
  });

  test.each([
    ['https://elsewhere.example/a.png'],
    [{ ...UPLOADED, src: 'https://elsewhere.example/a.png' }],
    [{ ...UPLOADED, thumbnail: '/uploads/../a.webp' }],
    [{ ...UPLOADED, width: 0 }],
    [{ ...UPLOADED, height: 1.5 }],
    [{ ...UPLOADED, height: '480' }],
    [{}],
    [7],
    [null],
  ])('says of a wrong image what to do, and nothing of patterns and types: %j', (wrong) => {
    const { error } = shape.slides.safeParse([{ ...slide, image: wrong }]);
    expect(error?.issues.map(({ message }) => message)).not.toEqual([]);
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/[Cc]hoose an(other one| image)$/);
  });

  test('is unchanged when it is read again', () => {
    expect(storefrontContentSchema.parse(JSON.parse(JSON.stringify(SAMPLE_CONTENT)))).toEqual(SAMPLE_CONTENT);
  });

  test.each([
    ['shop', { ...shop, name: ' ' }, 'Name is required'],
    ['shop', { ...shop, name: 'a\u0007b' }, 'Name must not contain control characters'],
    ['shop', { ...shop, name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    ['shop', { ...shop, phone: 'call us' }, 'Phone must be a phone number, such as +91 98765 43210'],
    ['shop', { ...shop, email: 'mela' }, 'Email must be an email address, such as hello@example.com'],
    ['shop', { ...shop, address: [' '] }, 'Address is required'],
    ['shop', { ...shop, warrantyYears: 11 }, 'Warranty (years) must be a whole number from 0 to 10'],
    ['shop', { ...shop, returnDays: 1.5 }, 'Return period (days) must be a whole number from 0 to 365'],
    [
      'slides',
      [{ ...slide, link: 'javascript:alert(1)' }],
      'Link must be a path such as /shop, or an https:// address',
    ],
    [
      'slides',
      [{ ...slide, link: '//elsewhere.example' }],
      'Link must be a path such as /shop, or an https:// address',
    ],
    ['slides', [{ ...slide, image: { src: '/etc/passwd' } }], 'Image: choose an image'],
    ['slides', new Array(7).fill(slide), 'Slides can have at most 6 items'],
    [
      'help',
      { ...SAMPLE_CONTENT.help, sections: [{ id: 'Über uns', title: 'a', text: 'b' }] },
      'Anchor must be lowercase letters, digits and hyphens',
    ],
  ] as const)('refuses a section %s that breaks a rule: %#', (section, value, message) => {
    expect(messageFor(section, value)).toBe(message);
  });

  test.each(['/shop', '/help#shipping', 'https://example.com/a?b', 'mailto:a@example.com', 'tel:+91'])(
    'takes the link %s',
    (link) => {
      expect(messageFor('slides', [{ ...slide, link }])).toBeUndefined();
    },
  );

  test.each(['', '+91 98100 12345', ' +919810012345 ', '+91 (98100) 123-45', '+1.415.555.2671'])(
    'takes the WhatsApp number %j',
    (whatsapp) => {
      expect(shape.shop.parse({ ...shop, whatsapp }).whatsapp).toBe(whatsapp.trim());
    },
  );

  test.each([
    ...['98100 12345', '0091 98100 12345', '+0 98100 12345', '+91 98', '+91 98100 12345 67890'],
    ...['+44 (0)20 7946 0018', '+91 98100 12345 ext 2', 'https://wa.me/919810012345', '+'],
  ])('refuses the WhatsApp number %s', (whatsapp) => {
    expect(messageFor('shop', { ...shop, whatsapp })).toBe(
      'WhatsApp must be a phone number with + and the country code, such as +91 98100 12345',
    );
  });

  test('has no WhatsApp number, also where it was stored before there was one', () => {
    const { whatsapp, ...older } = shop;
    expect(whatsapp).toBe('');
    expect(shape.shop.parse(older).whatsapp).toBe('');
  });

  test('stores texts in one Unicode form, trimmed', () => {
    expect(shape.shop.parse({ ...shop, name: '  Cafe\u0301 ' }).name).toBe('Café');
  });

  test('gives the admin each field’s label and input control', () => {
    const message = itemOf(shape.topBar.shape.messages);
    const fields = message ? fieldsOf(message).map(([name, field]) => [name, contentField(field)]) : [];
    expect(fields).toMatchObject([
      ['text', { label: 'Message', control: 'line', maxLength: 120 }],
      ['link', { label: 'Link', control: 'link' }],
      ['linkText', { label: 'Link text', control: 'line' }],
    ]);
    expect(contentField(shape.help.shape.sections)).toMatchObject({ item: 'section', maxItems: 10 });
  });

  test('promises no returns, no warranty and no delivery', () => {
    expect(shop).toMatchObject({ returnDays: null, warrantyYears: null, delivery: '' });
    const { delivery: _, ...older } = shop;
    expect(shape.shop.parse(older).delivery).toBe('');
  });

  test('has a text for a link of the top bar, and needs no link', () => {
    const said = (message: object) => shape.topBar.safeParse({ promotion: '', messages: [message] });
    const older = said({ text: 'Hello' });
    expect(older.data?.messages).toEqual([{ text: 'Hello', link: '', linkText: '' }]);
    expect(said({ text: 'Hello', link: '/shop', linkText: 'Look' }).success).toBe(true);
    expect(said({ text: 'Hello', link: '/shop' }).error?.issues).toMatchObject([
      { path: ['messages', 0, 'linkText'], message: 'Link text is required' },
    ]);
  });

  test('may have no promotion', () => {
    expect(messageFor('topBar', { promotion: '', messages: [] })).toBeUndefined();
  });
});
