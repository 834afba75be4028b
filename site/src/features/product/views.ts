import type { ImageMetadata } from 'astro';
import { imageFiles, productImage } from '../../components/images.ts';
import type { Product } from '../../content/catalogue.ts';

/** How an image is shown: as it is, turned about, or under other light. */
type Framing = 'whole' | 'mirrored' | 'relit';

interface FramedView {
  label: string;
  framing: Framing;
  thumbnail: ImageMetadata;
  /** Narrowest first. */
  files: ImageMetadata[];
}

type ProductImages = Pick<Product, 'image' | 'hoverImage' | 'gallery'>;

/** Views of the two images of a product that has no gallery of its own. */
const LOOKS: readonly { image: 'image' | 'hoverImage'; framing: Framing; label: string }[] = [
  { image: 'image', framing: 'whole', label: 'as a whole' },
  { image: 'hoverImage', framing: 'whole', label: 'another view' },
  { image: 'image', framing: 'mirrored', label: 'turned about' },
  { image: 'image', framing: 'relit', label: 'under other light' },
];

/** The views of a product: the seven of its gallery, or those that its two images give. */
export function galleryViews(product: ProductImages): FramedView[] {
  const { gallery } = product;
  if (gallery.length > 0) {
    return gallery.map((name, index) => {
      const [thumbnail, ...files] = imageFiles(`products/${name}`);
      if (!thumbnail) throw new Error(`No image ${name} in src/assets/products`);
      return { label: `view ${index + 1} of ${gallery.length}`, framing: 'whole', thumbnail, files };
    });
  }
  return LOOKS.map(({ image, framing, label }) => {
    const files = productImage(product[image]);
    return { label, framing, thumbnail: files[0], files };
  });
}
