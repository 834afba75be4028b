import { SHOP } from '../shop.ts';

export function GET(): Response {
  return new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /graphql',
      '',
      `Sitemap: ${SHOP.url}/sitemap.xml`,
      '',
    ].join('\n'),
  );
}
