/** The address of an order's detail or invoice: its number is not in the path, which the specification fixes. */
export function orderAddress(path: string, id: number): string {
  return `${path}?order=${id}`;
}
