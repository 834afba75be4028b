import type { ImageFile } from '../../components/uploaded-files.ts';
import type { PageVariant } from './variants/variant-data.ts';

/** A product as its page shows it, from the sample or a catalogue. */
export interface DetailedProduct {
  /** In a catalogue. */
  id?: string;
  path: string;
  name: string;
  /** `path` is null if the brand has no page. */
  brand: { name: string; path: string | null } | null;
  rating: { percent: number; reviews: number } | null;
  price: string;
  /** Empty: none, as for `discount`. */
  oldPrice: string;
  discount: string;
  summary: string;
  points: { kind: 'warranty' | 'returns' | 'cash' | 'delivery'; text: string }[];
  choices: Choice[];
  /** The variants of a catalogue product. Absent: the product itself is the only variant. */
  variants?: PageVariant[];
  /** null: not tracked. In a catalogue the variants have stock. */
  stock: number | null;
  sku: string;
  tags: string[];
  /** HTML. */
  description: string;
  specification: { name: string; value: string }[];
  /** The legally required declarations. Absent if there are none. */
  legalInformation?: { name: string; value: string }[];
  views: View[];
}

export interface Choice {
  name: string;
  values: string[];
  selected: string | undefined;
  /** Each value is a colour and shown as one. */
  isColour: boolean;
  /** The URL parameter for its values: `?color=Blue`. */
  kind?: 'color' | 'size';
}

export interface View {
  /** For screen readers, like `alt`. */
  label: string;
  alt: string;
  /** The classes of the backdrop and the image's frame. */
  className: string;
  thumbnail: ImageFile;
  /** Narrowest first. */
  files: ImageFile[];
  /** The width in pixels of a further file, loaded only for zooming. Absent: the largest of `files`. */
  zoomWidth?: number | undefined;
  /** The same view in each colour, by index. Absent: it exists in one colour only. */
  colours?: { place: number; files: ImageFile[] }[];
}
