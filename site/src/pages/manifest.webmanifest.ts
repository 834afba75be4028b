import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { webManifest } from '../publishing/files/web-manifest.ts';

export function GET(): Response {
  return new Response(webManifest(SAMPLE_CONTENT), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
