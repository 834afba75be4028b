/**
 * The bit of an id's first digit that is flipped. It moves the time in a current id to 1992, so that the own
 * variant sorts before the others.
 */
const FLIPPED_BIT = 4;

/**
 * The id of a product's own variant: the only one of a product without options, and the first one after options are added. It is
 * derived from the product's id, so nothing has to be stored. Applied twice it returns the original id. In earlier versions the
 * own variant had the product's id, and carts, links and files may still use it.
 * @param productId 24 hexadecimal digits
 */
export function ownVariantId(productId: string): string {
  const [digit = ''] = productId;
  return (Number.parseInt(digit, 16) ^ FLIPPED_BIT).toString(16) + productId.slice(1);
}

/** Finds a variant by its id or its id in earlier versions. */
export function findByVariantId<T>(id: string, find: (id: string) => T | undefined): T | undefined {
  return find(id) ?? find(ownVariantId(id));
}

/** Both possible ids of each variant; only one of them is stored. */
export function idsOfVariants(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => [id, ownVariantId(id)]))];
}

/** A key that is the same for both ids of a variant. */
export function variantKey(id: string): string {
  const other = ownVariantId(id);
  return id < other ? id : other;
}
