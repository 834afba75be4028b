import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { fillIn } from '@mela/rules/content/fill-in.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { contentHtml } from '@mela/rules/markdown.ts';
import type { ContentPlace, FormattedText, ShopImage } from '@mela/rules/shop-content.ts';
import { contentImage } from '../components/images.ts';

const SAMPLE = 'sample:';
const HASH = /^\/uploads\/([0-9a-f]+)\.webp$/;

/**
 * The address and size of an image.
 * @throws Error if the image does not exist
 */
export function imageOf(image: ContentImage, alt = ''): ShopImage {
  const files = contentImage(image).map(({ src, width, height }) => ({ url: src, width, height }));
  const [smallest, largest] = [files[0], files.at(-1)];
  if (!smallest || !largest) throw new Error('The image has no file');
  const { url, width, height } = largest;
  if (typeof image === 'string')
    return {
      ...{ id: image.slice(SAMPLE.length), url, thumbnailUrl: smallest.url, width, height, alt },
      ownAlt: null,
      copies: files.map((file) => ({ url: file.url, width: file.width })),
    };
  return {
    ...{ id: HASH.exec(image.src)?.[1] ?? image.src, url, thumbnailUrl: image.thumbnail, width, height },
    alt: image.alt || alt,
    ownAlt: image.alt || null,
    copies: [],
  };
}

/** Like `imageOf`. null if there is no image, or one that the pages cannot show here. */
export function optionalImageOf(image: ContentImage | null, alt = ''): ShopImage | null {
  if (image === null) return null;
  try {
    return imageOf(image, alt);
  } catch {
    return null;
  }
}

/** Texts of the shop's content, with its facts filled in. */
export function textsOf(content: StorefrontContent) {
  const plain = (text: string): string => fillIn(text, content);
  return {
    plain,
    formatted: (text: string): FormattedText => ({ markdown: plain(text), html: contentHtml(plain(text)) }),
  };
}

export function placeOf(
  title: string,
  { lines, phone, email }: { lines: string[]; phone: string; email: string },
  image: ShopImage | null = null,
): ContentPlace {
  return { title, lines, phone: phone || null, email: email || null, image };
}
