import { askFor } from '../../graphql-server/test/graphql/ask.ts';

const HANDLES = 'query ($ids: [ID!]!) { products(ids: $ids, first: 100) { nodes { id handle } } }';

/** @param stock the stock of each product @returns the products whose pages show another availability */
export async function findWrongPages(
  url: string,
  stock: ReadonlyMap<string, number>,
  ids: readonly string[],
): Promise<string[]> {
  const { products } = await askFor({ url }, HANDLES, { ids: [...new Set(ids)] });
  const wrong: string[] = [];
  for (const { id, handle } of products.nodes) {
    const page = await (await fetch(`${url}/product/${handle}`)).text();
    const saysOut = page.includes('schema.org/OutOfStock');
    if (saysOut !== (stock.get(id) === 0)) wrong.push(handle);
  }
  return wrong;
}
