import { type NamedValue, namedVariant } from './choose-variant.ts';
import { type PackedVariants, type PageVariant, packVariants, unpackVariants } from './variant-data.ts';
import type { DeliveryDays } from './variant-texts.ts';

export interface BuyOption {
  name: string;
  values: string[];
  /** The URL parameter for the option's values: `?color=Blue`. Empty if there is none. */
  kind: 'color' | 'size' | '';
  /** The CSS colour of each value. null: the values are shown as text. */
  swatches: string[] | null;
  /** The index of each value's image. null if the images do not tell the values apart. */
  images: number[] | null;
}

/** The data of a buy box. */
export interface BuyBoxProps {
  productId: string;
  title: string;
  path: string;
  currency: string;
  options: BuyOption[];
  variants: PageVariant[];
  /** The URLs of small images, in the gallery's order. */
  thumbnails: string[];
  isSelling: boolean;
  /** The first and last delivery day. null if they are unknown. */
  arrivesIn: DeliveryDays | null;
  /** The time zone of the shop's days. */
  timeZone: string;
  contact: { url: string; email: string; phone: string };
}

type PackedBuyBox = Omit<BuyBoxProps, 'variants'> & { variants: PackedVariants };

/** Serialises the props for the page. Quick view reads them there. */
export function writeBuyBox({ variants, ...product }: BuyBoxProps): string {
  return JSON.stringify({ ...product, variants: packVariants(variants) } satisfies PackedBuyBox);
}

export function readBuyBox(json: string): BuyBoxProps {
  const { variants, ...product }: PackedBuyBox = JSON.parse(json);
  return { ...product, variants: unpackVariants(variants) };
}

/** The indexes of the values that a query names: `?variant=…`, or `?color=Blue&size=M`. */
export function namedPlaces(
  query: string,
  { options, variants }: Pick<BuyBoxProps, 'options' | 'variants'>,
): readonly number[] | undefined {
  const asked = new URLSearchParams(query);
  const values = options.flatMap(({ kind, values }, option): NamedValue[] => {
    const name = kind && asked.get(kind)?.toLowerCase();
    const place = values.findIndex((value) => value.toLowerCase() === name);
    return place < 0 ? [] : [[option, place]];
  });
  return namedVariant(variants, asked.get('variant'), values)?.places;
}
