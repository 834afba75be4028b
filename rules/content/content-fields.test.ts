import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { email, phone } from './contact-fields.ts';
import {
  type ContentSchema,
  choice,
  contentField,
  fieldsOf,
  image,
  itemOf,
  line,
  lines,
  link,
  list,
  markdown,
  moment,
  optionalImage,
  optionalLink,
  paragraph,
  wholeNumber,
} from './content-fields.ts';

const LINK_FAULT = 'Link must be a path such as /shop, or an https:// address';
const UPLOAD = '/uploads/0123456789abcdef0123456789abcdef';
const IMAGE = { src: `${UPLOAD}.webp`, thumbnail: `${UPLOAD}-320.webp`, width: 1, height: 1, alt: '' };

/** The first error of a value; undefined if it is valid. */
const faultOf = (schema: ContentSchema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, ContentSchema, unknown, string | undefined]>([
  ['a line', line('Title'), 'x'.repeat(200), undefined],
  ['a line', line('Title'), 'x'.repeat(201), 'Title must be at most 200 characters'],
  ['a line', line('Title'), 'a\nb', 'Title must not contain control characters'],
  ['a line', line('Title'), '', 'Title is required'],
  ['a line', line('Title'), undefined, 'Title is required'],
  ['a line that may be empty', line('Title', { isOptional: true }), ' ', undefined],
  ['a line that may be empty', line('Title', { isOptional: true }), '\u0007', 'Title is required'],
  ['a paragraph', paragraph('Text'), `a\n${'x'.repeat(998)}`, undefined],
  ['a paragraph', paragraph('Text'), 'x'.repeat(1_001), 'Text must be at most 1000 characters'],
  ['Markdown', markdown('Text'), 'x'.repeat(10_000), undefined],
  ['Markdown', markdown('Text'), 'x'.repeat(10_001), 'Text must be at most 10000 characters'],
  ['a telephone number', phone('Phone'), ' +91 (11) 40-50.60 ', undefined],
  ['a telephone number', phone('Phone'), '12', 'Phone must be a phone number, such as +91 98765 43210'],
  ['an email address', email('Email'), 'a@shop.example', undefined],
  ['an email address', email('Email'), '', undefined],
  ['an email address', email('Email'), 'a@', 'Email must be an email address, such as hello@example.com'],
  ['lines', lines('Address'), Array(6).fill('a'), undefined],
  ['lines', lines('Address'), ['a'], undefined],
  ['lines', lines('Address'), Array(7).fill('a'), 'Address can have at most 6 lines'],
  ['lines', lines('Address'), [], undefined],
  ['lines', lines('Address'), [''], 'Address is required'],
  ['lines', lines('Address'), ['x'.repeat(201)], 'Address must be at most 200 characters'],
  ['a number', wholeNumber('Days', 365, ''), 0, undefined],
  ['a number', wholeNumber('Days', 365, ''), 365, undefined],
  ['a number', wholeNumber('Days', 365, ''), null, undefined],
  ['a number', wholeNumber('Days', 365, ''), -1, 'Days must be a whole number from 0 to 365'],
  ['a number', wholeNumber('Days', 365, ''), 366, 'Days must be a whole number from 0 to 365'],
  ['a number', wholeNumber('Days', 365, ''), '5', 'Days must be a whole number from 0 to 365'],
  ['a moment', moment('Ends', ''), '2026-03-25T00:00', undefined],
  ['a moment', moment('Ends', ''), '2026-03-25T00:00:00', 'Ends must be a date and time'],
  ['a moment', moment('Ends', ''), '2026-03-25', 'Ends must be a date and time'],
  ['a choice', choice('Icon', ['truck', 'heart']), 'heart', undefined],
  ['a choice', choice('Icon', ['truck', 'heart']), '', 'Icon must be one of truck, heart'],
  ['a list', list('Slides', 'slide', 2, z.string()), ['a', 'b'], undefined],
  ['a list', list('Slides', 'slide', 2, z.string()), ['a', 'b', 'c'], 'Slides can have at most 2 items'],
])('%s is taken or refused: %#', (_, schema, value, fault) => {
  expect(faultOf(schema, value)).toBe(fault);
});

test.each([
  ...[
    '/',
    '/shop',
    '/help#faq',
    'https://a.example/b?c',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+91',
  ],
  ` /${'x'.repeat(999)} `,
])('%j can be linked to', (address) => {
  expect(faultOf(link(), address)).toBeUndefined();
});

test.each([
  '',
  'shop',
  '//a.example',
  '/a b',
  '/\\a.example',
  'javascript:alert(1)',
  'data:text/html,a',
  'ftp://a.b',
])('%j cannot be linked to', (address) => {
  expect(faultOf(link(), address)).toBe(LINK_FAULT);
  expect(faultOf(optionalLink('Link', ''), address)).toBe(address === '' ? undefined : LINK_FAULT);
});

test('an address that nobody could type is not a link', () => {
  expect(faultOf(link(), `/${'x'.repeat(1_000)}`)).toMatch(/1000/);
});

test.each<[unknown, boolean]>([
  ['sample:home/hero-1', true],
  ['sample:../etc/passwd', false],
  ['https://a.example/b.png', false],
  [IMAGE, true],
  [{ ...IMAGE, alt: ' Shoes ' }, true],
  [{ ...IMAGE, alt: 'x'.repeat(201) }, false],
  [{ ...IMAGE, src: `/a${IMAGE.src}` }, false],
  [{ ...IMAGE, thumbnail: IMAGE.src }, false],
  [{ ...IMAGE, width: 0 }, false],
  [{ ...IMAGE, height: 1.5 }, false],
  [{}, false],
])('%j is an image: %j', (value, isImage) => {
  expect(image().safeParse(value).success).toBe(isImage);
  expect(optionalImage('Logo', '').safeParse(value).success).toBe(isImage);
});

test('an image may be left out only if the field allows it', () => {
  expect(faultOf(optionalImage('Logo', ''), 5)).toBe('Logo: choose an image');
  expect(faultOf(image(), null)).toBe('Image: choose an image');
  expect(faultOf(optionalImage('Logo', ''), null)).toBeUndefined();
});

describe('images in the content', () => {
  test.each<[ContentSchema, object]>([
    [line('Title'), { label: 'Title', control: 'line', maxLength: 200 }],
    [line('Title', { hint: 'Short' }), { label: 'Title', control: 'line', maxLength: 200, hint: 'Short' }],
    [line('Title').default('a'), { label: 'Title', control: 'line', maxLength: 200 }],
    [image(), { label: 'Image', control: 'image' }],
    [image('Portrait', 'Square'), { label: 'Portrait', control: 'image', hint: 'Square' }],
    [optionalImage('Logo', 'a'), { label: 'Logo', control: 'image', hint: 'a', isOptional: true }],
    [choice('Icon', ['a', 'b']), { label: 'Icon', control: 'choice', values: ['a', 'b'] }],
    [lines('Address', { hint: 'a' }), { label: 'Address', control: 'lines', hint: 'a' }],
  ])('knows of a field how it is entered: %#', (schema, field) => {
    expect(contentField(schema)).toStrictEqual(field);
  });

  test('are found in groups and in lists, and not in texts', () => {
    const title = line('Title');
    const slide = z.object({ title });
    expect(fieldsOf(slide)).toEqual([['title', title]]);
    expect(itemOf(list('Slides', 'slide', 2, slide))).toBe(slide);
    expect(contentField(slide)).toBeUndefined();
    expect(fieldsOf(title)).toEqual([]);
    expect(itemOf(title)).toBeNull();
  });
});
