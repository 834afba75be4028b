import { webManifest } from '../publishing/files/web-manifest.ts';
import { SHOP } from '../shop.ts';

export function GET(): Response {
  return new Response(webManifest(SHOP), { headers: { 'content-type': 'application/manifest+json' } });
}
