import type { ImageFile } from '../../components/uploaded-files.ts';
import type { PageVariant } from './variants/variant-data.ts';

/** A product as its page shows it, from the sample or a catalogue. */
export interface DetailedProduct {
  /** The product's id, in a catalogue. */
  id?: string;
  path: string;
  name: string;
  /** The brand. Its `path` is null if the brand has no page. */
  brand: { name: string; path: string | null } | null;
  rating: { percent: number; reviews: number } | null;
  price: string;
  /** The price before a discount. Empty if there is none, as is `discount`. */
  oldPrice: string;
  discount: string;
  summary: string;
  points: { kind: 'warranty' | 'returns' | 'cash' | 'delivery'; text: string }[];
  choices: Choice[];
  /** The variants of a catalogue product. Absent: the product itself is the only variant. */
  variants?: PageVariant[];
  /** The quantity in stock of a sample product. null in a catalogue, where each variant has its own. */
  stock: number | null;
  sku: string;
  tags: string[];
  /** The description as HTML. */
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
  /** Whether each value is a colour, and shown as one. */
  isColour: boolean;
  /** The URL parameter for the option's values: `?color=Blue`. */
  kind?: 'color' | 'size';
}

export interface View {
  /** The name of the view for screen readers, which also read `alt`. */
  label: string;
  alt: string;
  /** The classes of the backdrop and the image's frame. */
  className: string;
  thumbnail: ImageFile;
  /** The files of the image, narrowest first. */
  files: ImageFile[];
  /**
   * The width in pixels of a further file, loaded only for zooming. Absent: zooming uses the largest of
   * `files`.
   */
  zoomWidth?: number | undefined;
  /**
   * The files of the same view in each colour, which is named by its index. Absent: the view exists in only
   * one colour.
   */
  colours?: { place: number; files: ImageFile[] }[];
}
