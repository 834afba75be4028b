import { pageAddresses } from '../features/sitemap/addresses.ts';

export async function GET(): Promise<Response> {
  const urls = (await pageAddresses()).map((address) => `<url><loc>${address}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
}
