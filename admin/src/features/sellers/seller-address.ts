import { PATHS } from '../../paths.ts';

/** The address of a seller's profile: the number is not in the path, which the specification fixes. */
export function sellerAddress(id: number): string {
  return `${PATHS.sellerProfile}?seller=${id}`;
}
