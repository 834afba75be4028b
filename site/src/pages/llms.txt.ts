import { formatPrice } from '../components/format.ts';
import { allProducts } from '../content/catalogue.ts';
import { allListings } from '../features/shop/listings.ts';
import { SHOP } from '../shop.ts';

/** The shop in plain text, for language models: what it is, where things are, and every product with its price. */
export async function GET(): Promise<Response> {
  const listings = await allListings();
  const products = await allProducts();
  const lines = [
    `# ${SHOP.name}`,
    '',
    `> ${SHOP.description}`,
    '',
    `Free shipping in India on orders over ₹499, ${SHOP.returnDays} day returns, ${SHOP.warrantyYears} year warranty.`,
    `Contact: ${SHOP.phone}, ${SHOP.email}, ${SHOP.address.join(', ')}. ${SHOP.hours}.`,
    '',
    '## Pages',
    '',
    ...PAGES.map(({ title, path, says }) => `- [${title}](${SHOP.url}${path}): ${says}`),
    '',
    '## Categories',
    '',
    ...listings.map(({ title, slug }) => `- [${title}](${SHOP.url}/category/${slug})`),
    '',
    '## Products',
    '',
    ...products.map(
      ({ id, name, price, summary }) =>
        `- [${name}](${SHOP.url}/product/${id}), ${formatPrice(price)}: ${summary}`,
    ),
    '',
  ];
  return new Response(lines.join('\n'));
}

const PAGES = [
  { title: 'Shop', path: '/shop', says: 'all products, with filters' },
  { title: 'Help', path: '/help', says: 'payments, shipping, cancellation and returns, frequent questions' },
  { title: 'About us', path: '/about', says: 'who we are, and our three branches' },
  { title: 'Contact', path: '/contactus', says: 'office, studio and shop, and a form' },
  { title: 'Privacy Policy', path: '/privacy', says: 'what we keep, and what we do not' },
  { title: 'Terms & Conditions', path: '/terms', says: 'what both sides agree to by ordering' },
];
