import type { ImageMetadata } from 'astro';
import { allWidths, productPicture } from '../../components/product-picture.ts';
import type { Product } from '../../content/catalogue.ts';

/** How a picture is looked at: as it is, closer, turned about, or under other light. */
type Framing = 'whole' | 'upper' | 'lower' | 'middle' | 'mirrored' | 'relit';

export interface View {
  label: string;
  framing: Framing;
  thumbnail: ImageMetadata;
  /** Narrowest first. */
  files: ImageMetadata[];
}

type Pictures = Pick<Product, 'image' | 'hoverImage' | 'gallery'>;

/** Looks at the two pictures of a product that has no gallery of its own. */
const LOOKS: readonly { picture: 'image' | 'hoverImage'; framing: Framing; label: string }[] = [
  { picture: 'image', framing: 'whole', label: 'as a whole' },
  { picture: 'hoverImage', framing: 'whole', label: 'another view' },
  { picture: 'image', framing: 'upper', label: 'upper part, close' },
  { picture: 'image', framing: 'lower', label: 'lower part, close' },
  { picture: 'hoverImage', framing: 'middle', label: 'another view, close' },
  { picture: 'image', framing: 'mirrored', label: 'turned about' },
  { picture: 'image', framing: 'relit', label: 'under other light' },
];

/** The seven views of a product's gallery. */
export function galleryViews(product: Pictures): View[] {
  const { gallery } = product;
  if (gallery.length > 0) {
    return gallery.map((name, index) => {
      const [thumbnail, ...files] = allWidths(name);
      if (!thumbnail) throw new Error(`No picture ${name} in src/assets/products`);
      return { label: `view ${index + 1} of ${gallery.length}`, framing: 'whole', thumbnail, files };
    });
  }
  return LOOKS.map(({ picture, framing, label }) => {
    const files = productPicture(product[picture]);
    return { label, framing, thumbnail: files[0], files };
  });
}
