import type { EditableOrderFragment, EditedMoneyFragment } from '../../graphql.generated.ts';

/** An order line in the form. */
export interface EditedLine {
  /** The id of the order's line. null for an added line. */
  lineId: string | null;
  variantId: string;
  title: string;
  variantTitle: string | null;
  price: EditedMoneyFragment;
  image: string | null;
  quantity: number;
}

export function linesOf({ lines }: EditableOrderFragment): EditedLine[] {
  return lines.map(({ id, image, ...line }) => ({
    ...{ lineId: id, variantId: line.variantId, title: line.title, variantTitle: line.variantTitle },
    ...{ price: line.price, image: image?.thumbnailUrl ?? null, quantity: line.quantity },
  }));
}

/** Adds a variant, or increases its quantity if the list already has it. */
export function withAdded(lines: readonly EditedLine[], added: EditedLine): EditedLine[] {
  const known = lines.some(({ variantId }) => variantId === added.variantId);
  if (!known) return [...lines, added];
  return lines.map((line) =>
    line.variantId === added.variantId ? { ...line, quantity: line.quantity + 1 } : line,
  );
}

/** An address in the form. */
export type EditedAddress = Record<
  'name' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country' | 'phone',
  string
>;

export const NO_ADDRESS: EditedAddress = {
  ...{ name: '', line1: '', line2: '', city: '', region: '', postalCode: '', country: 'IN', phone: '' },
};

export function addressOf({ shippingAddress }: EditableOrderFragment): EditedAddress {
  if (!shippingAddress) return NO_ADDRESS;
  const { name, line1, line2, city, region, postalCode, country, phone } = shippingAddress;
  return {
    ...{ name, line1, city, postalCode, country },
    ...{ line2: line2 ?? '', region: region ?? '', phone: phone ?? '' },
  };
}

/** @returns the address for the server; null if all fields except the country are empty */
export function addressInput({ country, ...typed }: EditedAddress) {
  if (Object.values(typed).every((text) => text.trim() === '')) return null;
  const { line2, region, phone, ...address } = typed;
  return { ...address, country, line2: line2 || null, region: region || null, phone: phone || null };
}
