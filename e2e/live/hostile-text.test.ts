import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, test } from 'vitest';
import { faultOf, linksOf } from '../../graphql-server/src/modules/publishing/pages/page-links.ts';
import { SITE_DIR } from '../weights/static-host.ts';
import { catalogueOf, categoryOf, productOf } from './catalogue.ts';
import { renderShop } from './render.ts';

/** Texts that look like markup to a program that does not parse tags. */
const HOSTILE = [
  ' href=/x src=/y',
  `a" href="/x" b='/y' src='/z`,
  '<a href=/x>link</a>',
  '--><img src=/x><!--',
  '</title></script><img src=/x>',
  '&#60;a href=/x&#62; srcset=/x 1x, /y 2x',
];
const SERVERS_OWN = /^\/(uploads|admin|graphql|api)(\/|$)/;

test.each(HOSTILE)(
  'with %s in every text each page has a title, and no link that nobody has made',
  async (text) => {
    const { shop, about, contact } = SAMPLE_CONTENT;
    const named = { name: text, value: text };
    const files = await renderShop(
      catalogueOf(3, {
        products: [0, 1, 2].map((index) =>
          productOf(index, {
            ...{ title: `${text} ${index}`, description: text, brand: text, sku: text, tags: [text] },
            options: [{ name: text, values: [text] }],
            attributes: [named],
          }),
        ),
        categories: ['dresses', 'phones'].map((id) =>
          categoryOf({ id, name: `${text} ${id}`, description: text }),
        ),
        content: {
          ...SAMPLE_CONTENT,
          shop: { ...shop, name: text, tagline: text, description: text },
          about: { ...about, title: text, lead: text, text },
          contact: { ...contact, lead: text },
          slides: [
            { title: text, subtitle: text, text, action: text, link: '/shop', image: 'sample:home/hero-1' },
          ],
        },
      }),
    );
    for (const [path, html] of files) {
      if (/\.(?!html)\w+$/.test(path)) continue;
      const page = Buffer.from(html);
      const dead = [...linksOf(page)].filter(
        (link) => !files.has(link) && !SERVERS_OWN.test(link) && !existsSync(join(SITE_DIR, link)),
      );
      expect([path, faultOf(page), dead]).toEqual([path, null, []]);
    }
  },
);
