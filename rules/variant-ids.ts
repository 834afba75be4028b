/** Of the first digit. It moves the time of an id of today to 1992, so that the own variant stands before the others. */
const FLIPPED_BIT = 4;

/**
 * The id of a product's own variant: the only one of a product without options, and the first one once options are added. It
 * follows from the product's id, so nothing has to be stored to find it. Applied twice it returns the id that it was given.
 *
 * In earlier versions the own variant had the product's id itself. Carts, links and files may still name it by that.
 * @param productId 24 hexadecimal digits
 */
export function ownVariantId(productId: string): string {
  const [digit = ''] = productId;
  return (Number.parseInt(digit, 16) ^ FLIPPED_BIT).toString(16) + productId.slice(1);
}

/** Finds a variant by its id, or by the one that it had in earlier versions. */
export function findByVariantId<T>(id: string, find: (id: string) => T | undefined): T | undefined {
  return find(id) ?? find(ownVariantId(id));
}

/** Both ids under which a client may know one variant. Of each pair only one is stored. */
export function idsOfVariants(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => [id, ownVariantId(id)]))];
}

/** The same for both ids of a variant, and for no other variant. */
export function variantKey(id: string): string {
  const other = ownVariantId(id);
  return id < other ? id : other;
}
