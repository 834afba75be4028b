import { buildIndex } from '@mela/rules/listing/product-index.ts';
import { sampleIndex } from '../../features/shop/sample-index.ts';
import { SAMPLE_IMAGES } from '../../features/shop/sample-listing.ts';

/** The index for listings and search in the browser. */
export async function GET(): Promise<Response> {
  return Response.json(buildIndex(await sampleIndex(), SAMPLE_IMAGES));
}
