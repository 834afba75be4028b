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
  zoomWidth?: number | undefined;
}

/** Pixels: a file of this width is for those who enlarge its image at double density. */
const ZOOM_WIDTH = 2560;

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
      const all = imageFiles(`products/${name}`);
      const [thumbnail, ...files] = filesOfPage(name);
      if (!thumbnail) throw new Error(`No image ${name} in src/assets/products`);
      const zoomWidth = all.length > files.length + 1 ? ZOOM_WIDTH : undefined;
      return {
        label: `view ${index + 1} of ${gallery.length}`,
        framing: 'whole',
        thumbnail,
        files,
        zoomWidth,
      };
    });
  }
  return LOOKS.map(({ image, framing, label }) => {
    const files = productImage(product[image]);
    return { label, framing, thumbnail: files[0], files };
  });
}

/** The files that a page names of an image of a gallery, narrowest first. */
export function filesOfPage(name: string): ImageMetadata[] {
  return imageFiles(`products/${name}`).filter(({ width }) => width < ZOOM_WIDTH);
}
