import type { ImageFile } from '../../components/uploaded-files.ts';
import type { VariantData } from './variants/variant-data.ts';

/** What a product's page shows, of the sample or of a catalogue, as it is written. */
export interface DetailedProduct {
  /** Of a catalogue. */
  id?: string;
  path: string;
  name: string;
  /** Without a path there is no page of it. */
  brand: { name: string; path: string | null; hasLogo: boolean } | null;
  rating: { percent: number; reviews: number } | null;
  price: string;
  /** Empty: none, as for `discount`. */
  oldPrice: string;
  discount: string;
  summary: string;
  points: { kind: 'warranty' | 'returns' | 'cash' | 'delivery'; text: string }[];
  choices: Choice[];
  /** Of a catalogue: what its choices lead to. Without any there is one variant. */
  variants?: VariantData;
  /** null: not counted. Of a catalogue the variants have it. */
  stock: number | null;
  sku: string;
  tags: string[];
  /** HTML. */
  description: string;
  specification: { name: string; value: string }[];
  views: View[];
}

export interface Choice {
  name: string;
  values: string[];
  selected: string | undefined;
  /** Each value is a colour, and shown as one. */
  isColour: boolean;
  /** What an address names its values by: `?color=Blue`. */
  kind?: 'color' | 'size';
}

export interface View {
  /** For those who do not see it, as is `alt`. */
  label: string;
  alt: string;
  /** The classes that light the backdrop and frame the image. */
  className: string;
  thumbnail: ImageFile;
  /** Narrowest first. */
  files: ImageFile[];
  /** Pixels of one more file, which is fetched only by those who enlarge the image; none: the largest of `files`. */
  zoomWidth?: number | undefined;
  /** The same in each of the colours that can be chosen, by their places among them; none: in one only. */
  colours?: { place: number; files: ImageFile[] }[];
}
