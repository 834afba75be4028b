import { productFields } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';

const BOUNDARY = 'part-of-a-product';

/** A multipart request as sent over the network. */
export interface UploadBody {
  path: string;
  contentType: string;
  bytes: Buffer;
  /** The number of bytes up to the end of its last file. */
  untilFilesEnd: number;
}

interface Part {
  name: string;
  content: string | Buffer;
  filename?: string;
}

/**
 * Requests that would each add a product if they were complete. They use both transports, and some have files
 * that are not announced.
 */
export async function uploadBodies({
  categoryId,
}: {
  categoryId: string;
}): Promise<Record<string, UploadBody>> {
  const picture = await drawImage('png', 16, 12);
  const fields = Object.entries(productFields({ categoryId }));
  const texts = fields.map(([name, content]) => ({ name, content }));
  const image = { name: 'images[]', content: picture, filename: 'a.png' };
  const stray = { name: 'avatar', content: picture, filename: 'b.png' };
  const { operations, map } = graphqlParts(categoryId);
  const mapped = { name: '0', content: picture, filename: 'a.png' };
  return {
    'REST, fields first': bodyOf('/api/product/add', [...texts, image]),
    'REST, files first': bodyOf('/api/product/add', [image, ...texts, image]),
    'REST, with a file in another field': bodyOf('/api/product/add', [...texts, stray, image, stray]),
    GraphQL: bodyOf('/graphql', [operations, map, mapped]),
    'GraphQL, with a file in another field': bodyOf('/graphql', [operations, map, stray, mapped]),
    'GraphQL, with a file sent twice': bodyOf('/graphql', [operations, map, mapped, mapped]),
  };
}

function graphqlParts(categoryId: string): { operations: Part; map: Part } {
  const input = { title: 'A', description: 'B', categoryId, regularPrice: 2, sellingPrice: 1 };
  const query =
    'mutation ($input: CreateProductInput!, $images: [Upload!]!) { createProduct(input: $input, images: $images) { id } }';
  const variables = { input, images: [null] };
  return {
    operations: { name: 'operations', content: JSON.stringify({ query, variables }) },
    map: { name: 'map', content: '{"0":["variables.images.0"]}' },
  };
}

function bodyOf(path: string, parts: Part[]): UploadBody {
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const bytes = Buffer.concat([...parts.flatMap(partBytes), end]);
  const contentType = `multipart/form-data; boundary=${BOUNDARY}`;
  return { path, contentType, bytes, untilFilesEnd: bytes.length - end.length };
}

function partBytes({ name, content, filename }: Part, index: number): Buffer[] {
  const file = filename ? `; filename="${filename}"\r\nContent-Type: image/png` : '';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return [Buffer.from(index === 0 ? head : `\r\n${head}`), Buffer.from(content as Buffer)];
}
