import { buildIndex } from '../../features/shop/product-index.ts';
import { SAMPLE_IMAGES } from '../../features/shop/sample-images.ts';
import { sampleStock } from '../../features/shop/sample-stock.ts';

/** What listings and search are made from in the browser, once somebody touches them. */
export async function GET(): Promise<Response> {
  return Response.json(buildIndex(await sampleStock(), SAMPLE_IMAGES));
}
