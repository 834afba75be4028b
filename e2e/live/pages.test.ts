import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { describe, expect, test } from 'vitest';
import { pageBudget } from '../weights/routes.ts';
import { SITE_DIR } from '../weights/static-host.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { renderShop } from './render.ts';
import { SELLING } from './variants/variant-shop.ts';

const isPage = (path: string) => !/\.(?!html)\w+$/.test(path);
/** Words that only the sample contains. */
const SAMPLE_ONLY = [
  '$',
  '688',
  'sample shop',
  'Reviews',
  'Add a review',
  'Rated',
  'Log In',
  'mela.example/product',
];

/** The internal links of a page that lead nowhere. */
function missingAddresses(html: string, files: Map<string, string>): string[] {
  return Array.from(html.matchAll(/(?:href|src)="(\/[^"?#]*)/g), ([, address = '']) => address).filter(
    (address) =>
      !files.has(address) && !address.startsWith('/uploads/') && !existsSync(join(SITE_DIR, address)),
  );
}

/** Removes hidden parts: the template of a card has a placeholder for everything that a card can show. */
const bodyOf = (html: string) => html.replaceAll(/<(style|script|template)\b.*?<\/\1>/gs, '');

test.for([0, 1, 3, 50, 51])(
  'with %d products every page is whole, leads to what is there, and is in rupees',
  async (count) => {
    const files = await renderShop(catalogueOf(count));
    for (const [path, html] of files) {
      if (!isPage(path)) continue;
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(html, path).toMatch(/<h1\b/);
      expect(html, path).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\/[^"]+\.jpg"/);
      expect(html, path).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
      // Includes templates, because link checkers follow their addresses.
      expect(html, path).not.toMatch(/(?:href|src|srcset)="?\{/);
      const body = bodyOf(html);
      for (const words of SAMPLE_ONLY) expect(body, path).not.toContain(words);
      for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"?#]*)/g)) {
        const isThere =
          files.has(address) || address.startsWith('/uploads/') || existsSync(join(SITE_DIR, address));
        expect(isThere, `${path} names ${address}`).toBe(true);
      }
    }
  },
);

type Shop = (typeof SAMPLE_CONTENT)['shop'];

/** Claims of the sample that the operator has not entered. */
const SAMPLE_CLAIMS = [
  "Mother's Day",
  '70% off',
  '50% off',
  'Toofan',
  'Men Clothing',
  'Repair services',
  'Free Shipping',
  'App Store',
  'Secured payments',
  'instagram.com',
  'Our team',
  'Branch offices',
  'Khan Market',
  'UPI',
  'Track Your Order',
  'sent across India',
  'fashion, electronics, two-wheelers',
  'PIN code',
  'working day',
  'courier',
];

test('pages of a shop without entered content contain none of the sample’s claims', async () => {
  const files = await renderShop(catalogueOf(51));
  for (const [path, html] of files) {
    // The list of claims omits the shop's name, which is still the sample's, and links to the sample's
    // shipping section, because neither promises anything.
    for (const words of SAMPLE_CLAIMS) expect(html, path).not.toContain(words);
  }
});

/** Texts that appear only if the operator has entered the fact, by the file where they appear. */
const PROMISES: [name: string, promise: Partial<Shop>, texts: [path: string, text: string][]][] = [
  [
    'returns',
    { returnDays: 14 },
    [
      ['/product/product-0', '14 day return policy'],
      ['/product/product-0', '"merchantReturnDays":14'],
      ['/help', 'You have 14 days to return an order.'],
      ['/terms', 'You can return items within 14 days of delivery'],
      ['/llms.txt', '14 day return policy.'],
    ],
  ],
  [
    'warranty',
    { warrantyYears: 2 },
    [
      ['/product/product-0', '2 year brand warranty'],
      ['/terms', 'a warranty of 2 years'],
      ['/llms.txt', '2 year brand warranty.'],
    ],
  ],
  [
    'delivery',
    { delivery: 'Free in India' },
    [
      ['/product/product-0', 'Free in India'],
      ['/help', 'Free in India.'],
      ['/terms', 'Free in India.'],
      ['/llms.txt', 'Free in India.'],
    ],
  ],
];
/** A text without the words that links and headings of the help page need. */
const ANY_PROMISE = {
  returns: /return policy|MerchantReturn|\d+ days?\b|Returns<\/h2>(?=.*<h2)(?!.*To cancel or return)/s,
  warranty: /warranty/i,
  delivery: /shippingDetails|deliver(y|ed)|free in india/i,
};

test.for(PROMISES)(
  '%s are promised where the operator has said so, and nowhere before',
  async ([name, promise, texts]) => {
    const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14', phone: '+91 1' };
    const before = await renderShop(catalogueOf(3, { content: { ...SAMPLE_CONTENT, shop } }));
    for (const [path, file] of before)
      expect(file.replace(/<style.*?<\/style>/gs, ''), path).not.toMatch(
        ANY_PROMISE[name as keyof typeof ANY_PROMISE],
      );
    const content = { ...SAMPLE_CONTENT, shop: { ...shop, ...promise } };
    const after = await renderShop(catalogueOf(3, { content }));
    for (const [path, text] of texts) expect(after.get(path), path).toContain(text);
  },
);

test('changing one of the sample’s promises does not show the others', async () => {
  const [first, ...others] = SAMPLE_CONTENT.features;
  const [payments, ...sections] = SAMPLE_CONTENT.help.sections;
  if (!first || !payments) throw new Error('The sample has features and help');
  const content = {
    ...SAMPLE_CONTENT,
    features: [{ ...first, detail: 'On orders over ₹999' }, ...others],
    help: { ...SAMPLE_CONTENT.help, sections: [{ ...payments, text: 'In cash.' }, ...sections] },
  };
  const files = await renderShop(catalogueOf(3, { content }));
  expect(files.get('/')).toContain('On orders over ₹999');
  expect(files.get('/')).not.toContain('30 day easy returns');
  expect(files.get('/help')).toContain('In cash.');
  expect(files.get('/help')).not.toContain('₹499');
});

test('the bar above the header is missing as long as nothing is entered for it', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, phone: '', email: '' };
  const content = { ...SAMPLE_CONTENT, shop, topBar: { promotion: '', messages: [] } };
  const bare = await renderShop(catalogueOf(1, { content }));
  expect(bare.get('/help')).not.toContain('class="top-bar"');
  const withPhone = { ...content, shop: { ...shop, phone: '+91 80 4000 1234' } };
  const called = await renderShop(catalogueOf(1, { content: withPhone }));
  expect(called.get('/help')).toContain('class="top-bar"');
});

test('entered content is shown, and a deal only while it runs', async () => {
  const [deal] = SAMPLE_CONTENT.deals;
  if (!deal) throw new Error('The sample has deals');
  const content = {
    ...SAMPLE_CONTENT,
    topBar: { promotion: 'Diwali week', messages: [{ text: 'Closed on Sunday', link: '', linkText: '' }] },
    deals: [{ ...deal, title: 'Lamps for less', endsAt: '2100-01-01T00:00' }],
  };
  const files = await renderShop(catalogueOf(3, { content }));
  expect(files.get('/help')).toContain('Diwali week');
  // If it rotated with two other slides, it would be visible for three of nine seconds.
  expect(files.get('/help')).toContain('.ticker__message{animation:none}');
  expect(files.get('/')).toContain('Lamps for less');
  expect(files.get('/shop')).not.toContain('Lamps for less');
});

test('the shop’s logo is in its header, its icon, and the data for search engines', async () => {
  const logo = {
    ...{ src: '/uploads/logo.webp', thumbnail: '/uploads/logo-320.webp' },
    ...{ width: 800, height: 200, alt: '' },
  };
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14', logo };
  const files = await renderShop(catalogueOf(3, { content: { ...SAMPLE_CONTENT, shop } }));
  const home = files.get('/') ?? '';
  expect(home).toMatch(/<img [^>]*src="?\/uploads\/logo\.webp"? [^>]*alt="Stall 14"/);
  expect(home).not.toContain('mela</a>');
  expect(home).toContain('"logo":"https://shop.example/uploads/logo.webp"');
  expect(home).toMatch(/rel="?icon"? href="\/uploads\/logo-320\.webp"/);
  expect(home).toMatch(/rel="?apple-touch-icon"? href="\/uploads\/logo\.webp"/);
  expect(JSON.parse(files.get('/manifest.webmanifest') ?? '').icons).toEqual([
    { src: '/uploads/logo.webp', type: 'image/webp', sizes: '800x200' },
  ]);
});

test('a shop without a logo shows its name instead, and never the sample’s mark', async () => {
  const shop = { ...SAMPLE_CONTENT.shop, name: 'Stall 14' };
  const files = await renderShop(catalogueOf(1, { content: { ...SAMPLE_CONTENT, shop } }));
  expect(files.get('/')).toMatch(/rel="?icon"? href="[^"]*\/shop-icon\.[^"]*svg"/);
  const { icons } = JSON.parse(files.get('/manifest.webmanifest') ?? '');
  expect(icons.map(({ src }: { src: string }) => src)).toEqual([
    expect.stringMatching(/\/shop-icon\..*svg$/),
    '/apple-touch-icon.png',
  ]);
  expect(files.get('/help')).toMatch(/<a class="?\w+"? href="\/">Stall 14<\/a>/);
});

test('a brand links to its products, with one page for each of its addresses', async () => {
  const brands = ['Chowk & Co', 'chowk & co', 'ಕೈ', null];
  const products = brands.map((brand, index) => productOf(index, { brand }));
  const files = await renderShop(catalogueOf(0, { products }));
  const pages = [...files.keys()].filter((path) => path.startsWith('/brand/'));
  expect(pages).toHaveLength(2);
  const html = files.get('/brand/chowk-and-co') ?? files.get('/brand/chowk-co') ?? '';
  expect(html).toContain('We found <b>2</b> items');
  expect(files.get('/product/product-1')).toContain(`href="${pages[0]}"`);
  expect(files.get('/sitemap.xml')).toContain(`https://shop.example${pages[1]}`);
});

test('every page is within its budget', async () => {
  const files = await renderShop(catalogueOf(51));
  const kinds = {
    '/': '/',
    '/shop': '/shop',
    '/category/dresses': '/category/dresses',
    '/product/product-1': '/product/1',
    '/cart': '/cart',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    expect(brotliCompressSync(files.get(path) ?? '').length, path).toBeLessThanOrEqual(pageBudget(kind));
  }
});

test('non-ASCII characters in the CSS are unchanged on the pages', async () => {
  const files = await renderShop(catalogueOf(3));
  expect(files.get('/shop')).toContain('.rating:before{content:"★"');
});

test('a shop without products says so on its home page and in its listing', async () => {
  const files = await renderShop(catalogueOf(0));
  expect(files.get('/')).toContain('Coming soon');
  expect(files.get('/')).not.toContain('Picked for you');
  expect(files.get('/shop')).toContain('Nothing here yet');
  expect(bodyOf(files.get('/shop') as string)).not.toContain('We found');
});

test('a product page shows the catalogue’s data', async () => {
  const html = (await renderShop(catalogueOf(51))).get('/product/product-1') ?? '';
  for (const words of [
    '₹1,499.50',
    '₹2,000',
    '25% Off',
    'Thing 1, well made.',
    '<strong>well</strong>',
    '<li>strong</li>',
    'Sutra',
    'SKU-1',
    'cotton',
    'In stock',
    'value="M"',
    '1 kg',
    '<link rel="canonical" href="https://shop.example/product/product-1">',
    '"price":"1499.50","priceCurrency":"INR","availability":"https://schema.org/InStock"',
  ]) {
    expect(html).toContain(words);
  }
});

test('a very long title is set smaller', async () => {
  const products = [
    productOf(0, { title: 'Saree '.repeat(12) }),
    productOf(1),
    productOf(2, { title: 'Saree '.repeat(33) }),
  ];
  const files = await renderShop(catalogueOf(0, { products }));
  const nameOn = (path: string) => /<h1 class="([^"]*)"/.exec(files.get(path) ?? '')?.[1];
  expect(nameOn('/product/product-0')).toBe('summary__name summary__name--long');
  expect(nameOn('/product/product-2')).toBe('summary__name summary__name--longest');
  expect(nameOn('/product/product-1')).toBe('summary__name');
});

test('link previews show an image of the page, or else the operator’s image, or else a neutral one', async () => {
  const upload = (name: string) => ({
    ...{ src: `/uploads/${name}.webp`, thumbnail: `/uploads/${name}-320.webp` },
    ...{ width: 800, height: 400, alt: '' },
  });
  const [slide] = SAMPLE_CONTENT.slides;
  if (!slide) throw new Error('The sample has slides');
  const products = [productOf(0), productOf(1, { images: [] })];
  const imageOn = async (path: string, content = SAMPLE_CONTENT) =>
    /property="og:image" content="https:\/\/shop\.example([^"]+)"/.exec(
      (await renderShop(catalogueOf(0, { products, content }))).get(path) ?? '',
    )?.[1];
  const withLogo = { ...SAMPLE_CONTENT, shop: { ...SAMPLE_CONTENT.shop, logo: upload('logo') } };
  const withSlide = { ...withLogo, slides: [slide, { ...slide, image: upload('slide') }] };
  expect(await imageOn('/product/product-0', withSlide)).toMatch(/^\/uploads\/a+-1200\.jpg$/);
  expect(await imageOn('/shop', withSlide)).toMatch(/^\/uploads\/a+-1200\.jpg$/);
  expect(await imageOn('/product/product-1', withSlide)).toBe('/uploads/slide-1200.jpg');
  expect(await imageOn('/help', withLogo)).toBe('/uploads/logo-1200.jpg');
  const withSocial = { ...withSlide, seo: { ...SAMPLE_CONTENT.seo, image: upload('social') } };
  expect(await imageOn('/product/product-1', withSocial)).toBe('/uploads/social-1200.jpg');
  expect(await imageOn('/product/product-0', withSocial)).toMatch(/^\/uploads\/a+-1200\.jpg$/);
  expect(await imageOn('/help')).toMatch(/^\/_astro\/share-plain\.[^/]+\.jpg$/);
});

test('search engines and link previews get the operator’s titles and descriptions', async () => {
  const own = { seoTitle: 'Bags of leather', seoDescription: 'Sewn in Kanpur.' };
  const products = Array.from({ length: 51 }, (_, index) =>
    productOf(index, { categoryId: 'dresses', ...(index === 0 && own) }),
  );
  const categories = catalogueOf(1).categories.map((category) =>
    category.id === 'dresses'
      ? { ...category, seoTitle: 'Our bags', seoDescription: 'From Kanpur.' }
      : category,
  );
  const seo = { title: 'Mela of Delhi', description: 'A fair.', image: null };
  const files = await renderShop(
    catalogueOf(0, { products, categories, content: { ...SAMPLE_CONTENT, seo } }),
  );
  const headOf = (path: string) => {
    const html = files.get(path) ?? '';
    const [, title] = /<title>([^<]*)/.exec(html) ?? [];
    const [, description] = /name="description" content="([^"]*)/.exec(html) ?? [];
    expect(html, path).toContain(`property="og:title" content="${title}"`);
    expect(html, path).toContain(`property="og:description" content="${description}"`);
    return [title, description];
  };
  expect(headOf('/product/product-0')).toEqual(['Bags of leather', 'Sewn in Kanpur.']);
  expect(headOf('/product/product-1')[0]).toMatch(/^Product 1 \| /);
  expect(headOf('/category/dresses')).toEqual(['Our bags', 'From Kanpur.']);
  expect(headOf('/category/dresses/2')[0]).toBe('Our bags, page 2');
  expect(headOf('/')).toEqual(['Mela of Delhi', 'A fair.']);
  // Structured data names the product, not its page.
  expect(files.get('/product/product-0')).toContain('"name":"Product 0"');
});

test('the contact page has a form and the shop’s details', async () => {
  const html = (await renderShop(catalogueOf(1))).get('/contactus') ?? '';
  expect(html).toContain('Send us a message');
  expect(html).toMatch(
    /<template id="message-script"><script type="module" src="\/_astro\/MessageScript[^"]+\.js">/,
  );
  expect(html).toContain('href="mailto:us@shop.example"');
});

test('the WhatsApp number is on the contact page, in the phone menu and in every footer once it is entered', async () => {
  const { shop } = catalogueOf(0).content;
  const shown = (entered: Partial<Shop>) =>
    renderShop(catalogueOf(1, { content: { ...SAMPLE_CONTENT, shop: { ...shop, ...entered } } }));
  const chats = (html = '') =>
    Array.from(
      html.matchAll(/<a[^>]*href="https:\/\/wa\.me\/919810012345"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/gs),
    );
  const files = await shown({ whatsapp: '+91 98100 12345' });
  expect(chats(files.get('/contactus'))).toHaveLength(3);
  for (const [link, name] of chats(files.get('/contactus'))) {
    expect(name?.trim()).toBe('Chat on WhatsApp');
    expect(link).toMatch(/target="?_blank/);
    expect(link).toMatch(/rel="?noopener/);
  }
  for (const [path, html] of files)
    if (isPage(path) && html.includes('<footer')) expect(chats(html).length, path).toBeGreaterThan(0);
  const alone = await shown({ whatsapp: '+91 98100 12345', email: '', phone: '' });
  expect(alone.get('/contactus')).toContain('Chat with us on WhatsApp.');
  expect(alone.get('/contactus')).not.toContain('has not published its contact details');
  for (const html of (await shown({})).values()) expect(html).not.toMatch(/Chat on WhatsApp|wa\.me\/\d/);
});

test('a grievance officer is on the contact page, and at the end of every page', async () => {
  const officer = {
    ...{ name: 'Asha <Rao>', designation: 'Manager', email: 'asha@shop.example', phone: '+91 22 5550 1234' },
    address: ['1 Our Road', 'New Delhi 110049'],
  };
  const files = await renderShop(
    catalogueOf(1, { content: { ...SAMPLE_CONTENT, grievanceOfficer: [officer] } }),
  );
  const contact = files.get('/contactus') ?? '';
  expect(contact).toMatch(/<section[^>]* id="grievance-officer"/);
  for (const text of ['Asha &lt;Rao&gt;', 'Manager', 'New Delhi 110049', 'href="mailto:asha@shop.example"'])
    expect(contact).toContain(text);
  for (const [path, html] of files)
    if (isPage(path) && html.includes('<footer'))
      expect(html, path).toContain('/contactus#grievance-officer');
  const without = await renderShop(catalogueOf(1));
  for (const html of without.values()) expect(html.includes('rievance')).toBe(false);
});

describe('a live shop whose operator has only entered a name', () => {
  const content = { ...SAMPLE_CONTENT, shop: { ...SAMPLE_CONTENT.shop, name: 'Ours' } };
  const ofSample = [
    ...[SAMPLE_CONTENT.shop.phone, SAMPLE_CONTENT.shop.email, SAMPLE_CONTENT.shop.hours],
    ...['Shahpur Jat', 'tel:', 'no form of these pages sends anything'],
  ];

  test.for([null, SELLING])(
    'says nothing that only the sample says, on any page, selling: %j',
    async (selling) => {
      const files = await renderShop(catalogueOf(3, { content, selling }));
      expect(files.size).toBeGreaterThan(10);
      for (const [path, file] of files)
        for (const text of ofSample) expect(bodyOf(file).includes(text), `${path}: ${text}`).toBe(false);
      expect(files.get('/contactus')).toContain('has not published its contact details');
    },
  );
});

test('a colour without a known swatch gets a ring', async () => {
  const colours = (values: string[]) => [productOf(0, { options: [{ name: 'Colour', values }] })];
  const rowsOf = async (values: string[]) => {
    const html = (await renderShop(catalogueOf(0, { products: colours(values) }))).get('/shop') ?? '';
    return Array.from(html.matchAll(/name="?color"? value="?(\w+)"?>(<svg.*?fill="?([^" >/]+))?/g), (row) => [
      row[1],
      row[3],
    ]);
  };
  expect(await rowsOf(['Kesar', 'Red'])).toEqual([
    ['Kesar', 'none'],
    ['Red', expect.stringMatching(/^#/)],
  ]);
  expect(await rowsOf(['Kesar', 'Mitti'])).toEqual([
    ['Kesar', undefined],
    ['Mitti', undefined],
  ]);
});

test('the breadcrumb of a product in a subcategory has both categories', async () => {
  const html = (await renderShop(catalogueOf(3))).get('/product/product-0') ?? '';
  expect(html).toMatch(/href="\/category\/women">Women.*href="\/category\/dresses">Dresses/s);
});

test('a category shows its description on its first page', async () => {
  const categories = [
    categoryOf({ id: 'dresses', name: 'Dresses', description: 'Sewn in **Jaipur**.\n\n- cotton' }),
  ];
  const products = Array.from({ length: 51 }, (_, index) => productOf(index, { categoryId: 'dresses' }));
  const files = await renderShop(catalogueOf(0, { categories, products }));
  const page = files.get('/category/dresses');
  expect(page).toContain('<p>Sewn in <strong>Jaipur</strong>.</p>\n<ul>\n<li>cotton</li>');
  expect(page).toContain('name="description" content="Sewn in Jaipur. cotton"');
  expect(files.get('/category/dresses/2')).not.toContain('<strong>Jaipur</strong>');
});

test('a category whose description has no words is described by its products', async () => {
  const categories = [categoryOf({ id: 'dresses', name: 'Dresses', description: '-' })];
  const products = [productOf(0, { categoryId: 'dresses', title: 'Red dress' })];
  const files = await renderShop(catalogueOf(0, { categories, products }));
  expect(files.get('/category/dresses')).toMatch(/name="description" content="[^"]*Red dress"/);
});

test('a sold-out product is marked on its page, on its card and for search engines', async () => {
  const files = await renderShop(catalogueOf(0, { products: [productOf(0, { stock: 0 })] }));
  expect(files.get('/product/product-0')).toContain('Sold out');
  expect(files.get('/product/product-0')).toContain('Email me when S is back in stock');
  expect(files.get('/product/product-0')).toContain('https://schema.org/OutOfStock');
  expect(files.get('/shop')).toContain('Sold out');
});

test('a hidden product has a page that is not indexed and not listed', async () => {
  const files = await renderShop(
    catalogueOf(3, { products: [productOf(0), productOf(1, { isListed: false })] }),
  );
  expect(files.get('/product/product-1')).toContain('noindex');
  for (const [path, text] of files) {
    if (path !== '/product/product-1') expect(text, path).not.toContain('product-1"');
  }
});

test('an empty category is in no menu, and many categories are under one entry', async () => {
  const categories = Array.from({ length: 30 }, (_, index) =>
    categoryOf({ id: `category-${index}`, name: `Shelf ${index}`, position: index }),
  );
  const products = categories.slice(1).map(({ id }, index) => productOf(index, { categoryId: id }));
  const html = (await renderShop(catalogueOf(0, { categories, products }))).get('/help') ?? '';
  expect(html).not.toContain('Shelf 0<');
  expect(html).toContain('Shelf 1<');
  expect(html).toContain('>More');
});

test('the menu shows every name in full, each with its subcategories, without duplicates', async () => {
  const long = 'Handwoven sarees, dupattas, stoles and everything for a wedding';
  const categories = [
    long,
    `${long} in winter`,
    ...Array.from({ length: 5 }, (_, index) => `Shelf ${index}`),
  ].map((name, position) => categoryOf({ id: `category-${position}`, name, position }));
  categories.push(categoryOf({ id: 'silk', name: 'Silk', parentId: 'category-0' }));
  const products = categories.map(({ id }, index) => productOf(index, { categoryId: id }));
  const html = (await renderShop(catalogueOf(0, { categories, products }))).get('/help') ?? '';
  const menu = /<ul class="?menu"?>.*?<\/nav>/s.exec(html)?.[0] ?? '';
  const textsOf = (pattern: RegExp) => [...menu.matchAll(pattern)].map(([, text = '']) => text.trim());
  const names = [long, `${long} in winter`, ...Array.from({ length: 5 }, (_, index) => `Shelf ${index}`)];
  // The number of entries that fit into the bar is tested in a browser (`menu.spec.ts`).
  expect(textsOf(/<span>([^<]*)<\/span>/g)).toEqual(names);
  expect(textsOf(/<li><a href=[^>]*>([^<]*)</g)).toEqual(['Silk', `All ${long}`]);
});

const HOSTILE = [
  '</script><script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  '\u202Eevil\u202C',
  'x'.repeat(5_000),
  '👩‍👩‍👧‍👦 emoji',
  '../../etc/passwd',
  'con',
  '{{x}} <!-- <style>*{display:none}</style>',
  ']]><x>&amp;',
];

test.for(HOSTILE)(
  'the text "%s" is text wherever it stands (CVE-2026-22849, CVE-2026-25993)',
  async (text) => {
    const product = productOf(0, {
      title: text,
      description: text,
      brand: text,
      sku: text,
      tags: [text],
      options: [{ name: text, values: [text] }],
      attributes: [{ name: text, value: text }],
    });
    const before = await renderShop(catalogueOf(0, { products: [productOf(0)] }));
    const categories = [categoryOf({ id: 'dresses', name: text, description: text })];
    const files = await renderShop(catalogueOf(0, { products: [product], categories }));
    const elements = (html: string, name: string) => html.split(`<${name}`).length;
    for (const [path, html] of files) {
      if (isPage(path)) {
        expect(elements(html, 'script'), path).toBeLessThanOrEqual(
          elements(before.get(path) ?? html, 'script') + 1,
        );
        expect(html, path).not.toMatch(/<img(?:[^">]|"[^"]*")*\sonerror=|<script>alert/);
        expect(missingAddresses(html, files), path).toEqual([]);
        for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          JSON.parse(json);
      }
      if (path.endsWith('.json')) JSON.parse(html);
      if (path.endsWith('.xml')) expect(html, path).not.toMatch(/<script|<img|\]\]>/);
    }
    expect(JSON.parse(files.get('/products.json') ?? '').products[0].title).toBe(text);
  },
);
