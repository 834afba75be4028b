import { type ErrorCode, HTTP_STATUS } from '../../src/kernel/errors.ts';
import { addProduct, type Shop, type UploadFile } from '../rest/shop.ts';

/** The result of a request to add or change a product, through either transport. */
export interface Outcome {
  /** The error's code. null if the request was accepted. */
  code: ErrorCode | null;
  message: string;
  id: string;
  /** The hashes of the product's images. */
  hashes: string[];
}

interface GraphqlProduct {
  id: string;
  images: { id: string }[];
}

interface GraphqlAnswer {
  data?: Record<string, GraphqlProduct | null> | null;
  errors?: { message: string; extensions: { code: ErrorCode } }[];
}

const CREATE = `mutation ($input: CreateProductInput!, $images: [Upload!]!) {
  product: createProduct(input: $input, images: $images) { id images { id } }
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateProductInput!) {
  product: updateProduct(id: $id, input: $input) { id images { id } }
}`;
const DELETE = 'mutation ($id: ID!) { product: deleteProduct(id: $id) { id images { id } } }';

/** Adds a product with these files and this title, through either transport. */
export const TRANSPORTS = { REST: addByRest, GraphQL: addByGraphql };
export type Transport = keyof typeof TRANSPORTS;

async function addByRest(shop: Shop, files: UploadFile[], title = 'A product'): Promise<Outcome> {
  const { status, envelope } = await addProduct(shop, files, { title });
  const codes = Object.keys(HTTP_STATUS) as ErrorCode[];
  return {
    code: codes.find((code) => HTTP_STATUS[code] === status) ?? null,
    message: envelope.message,
    id: envelope.data?._id ?? '',
    hashes: envelope.data?.images.map((path) => path.slice('uploads/'.length, -'.webp'.length)) ?? [],
  };
}

function addByGraphql(shop: Shop, files: UploadFile[], title = 'A product'): Promise<Outcome> {
  const { categoryId } = shop;
  const input = { title, description: 'Nice.', categoryId, regularPrice: 20, sellingPrice: '19.99' };
  const paths = files.map((_, index) => `variables.images.${index}`);
  const form = graphqlForm(CREATE, { input, images: files.map(() => null) }, paths, files);
  return askGraphql(shop, { body: form });
}

/** Changes a product's images: hashes of those to keep, and new files, in order. */
export function changeImages(shop: Shop, id: string, places: (string | UploadFile)[]): Promise<Outcome> {
  const files = places.filter((place) => typeof place !== 'string');
  const paths = places.flatMap((place, index) =>
    typeof place === 'string' ? [] : [`variables.input.images.${index}.upload`],
  );
  const images = places.map((place) => (typeof place === 'string' ? { id: place } : { upload: null }));
  return askGraphql(shop, { body: graphqlForm(UPDATE, { id, input: { images } }, paths, files) });
}

export function deleteProduct(shop: Shop, id: string): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' };
  return askGraphql(shop, { headers, body: JSON.stringify({ query: DELETE, variables: { id } }) });
}

/** A GraphQL multipart request: each file belongs to its path in the operations. */
function graphqlForm(query: string, variables: object, paths: string[], files: UploadFile[]): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]]))));
  files.forEach(({ name, bytes, type = 'application/octet-stream' }, index) => {
    form.append(String(index), new File([new Uint8Array(bytes)], name, { type }));
  });
  return form;
}

async function askGraphql({ url }: Shop, init: RequestInit): Promise<Outcome> {
  const response = await fetch(`${url}/graphql`, { ...init, method: 'POST' });
  const { data, errors } = (await response.json()) as GraphqlAnswer;
  const product = data?.['product'];
  return {
    code: errors?.[0]?.extensions.code ?? null,
    message: errors?.[0]?.message ?? '',
    id: product?.id ?? '',
    hashes: product?.images.map(({ id }) => id) ?? [],
  };
}
