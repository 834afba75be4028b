// The server's own words for what need not be sent to be refused.

const BYTES_PER_MB = 1024 * 1024;

export function tooLarge(name: string, maxBytes: number): string {
  return `"${name}" is larger than ${inMegabytes(maxBytes)}, the limit for one image.`;
}

export function tooMany(maxCount: number): string {
  return `At most ${maxCount} images can be sent for a product.`;
}

/** A limit of bytes, as it is told to people. */
export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}
