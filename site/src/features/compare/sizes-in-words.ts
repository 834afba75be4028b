/** The sizes a product comes in: `S, M, L`. What is not made in sizes comes in one. */
export function sizesInWords(sizes: string[]): string {
  return sizes.length > 0 ? sizes.join(', ') : 'One size';
}
