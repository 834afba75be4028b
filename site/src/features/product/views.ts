import type { ImageMetadata } from 'astro';
import * as productText from '#messages/product.ts';
import { imageFiles, productImage } from '../../components/images.ts';
import type { Product } from '../../content/catalogue.ts';

/** The rendering of an image: as it is, mirrored, or on another backdrop. */
type Framing = 'whole' | 'mirrored' | 'relit';

interface FramedView {
  label: string;
  framing: Framing;
  thumbnail: ImageMetadata;
  /** The files of the image, narrowest first. */
  files: ImageMetadata[];
  zoomWidth?: number | undefined;
}

/** The width in pixels of the file for zooming at double density. */
const ZOOM_WIDTH = 2560;

type ProductImages = Pick<Product, 'image' | 'hoverImage' | 'gallery'>;

/** Views made from the two images of a product without a gallery. */
const LOOKS: readonly { image: 'image' | 'hoverImage'; framing: Framing; label: string }[] = [
  { image: 'image', framing: 'whole', label: productText.asWhole },
  { image: 'hoverImage', framing: 'whole', label: productText.anotherView },
  { image: 'image', framing: 'mirrored', label: productText.turnedAbout },
  { image: 'image', framing: 'relit', label: productText.underOtherLight },
];

/** The views of a product: its gallery of seven, or those made from its two images. */
export function galleryViews(product: ProductImages): FramedView[] {
  const { gallery } = product;
  if (gallery.length > 0) {
    return gallery.map((name, index) => {
      const all = imageFiles(`products/${name}`);
      const [thumbnail, ...files] = filesOfPage(name);
      if (!thumbnail) throw new Error(`No image ${name} in src/assets/products`);
      const zoomWidth = all.length > files.length + 1 ? ZOOM_WIDTH : undefined;
      return {
        label: productText.view(index + 1, gallery.length),
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

/** The files of a gallery image that pages name, narrowest first. They leave out the one for zooming. */
export function filesOfPage(name: string): ImageMetadata[] {
  return imageFiles(`products/${name}`).filter(({ width }) => width < ZOOM_WIDTH);
}
