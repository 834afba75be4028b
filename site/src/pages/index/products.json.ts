import { buildIndex } from '../../features/shop/product-index.ts';
import { SAMPLE_IMAGES } from '../../features/shop/sample-images.ts';
import { sampleStock } from '../../features/shop/sample-stock.ts';

/** The index from which the browser makes listings and search, once the shopper uses them. */
export async function GET(): Promise<Response> {
  return Response.json(buildIndex(await sampleStock(), SAMPLE_IMAGES));
}
