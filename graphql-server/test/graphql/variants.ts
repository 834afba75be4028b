import { type Answer, askFor, askWithFiles, dataOf } from './ask.ts';
import { imageFile, productInput } from './shop.ts';

interface Asked {
  readonly url: string;
}

interface WireMoney {
  amount: number;
  currency: string;
}

interface WireVariant {
  id: string;
  title: string;
  sku: string | null;
  barcode: string | null;
  selectedOptions: { name: string; value: string }[];
  price: WireMoney;
  compareAtPrice: WireMoney | null;
  image: { id: string } | null;
  weightGrams: number | null;
  isSold: boolean;
  availability: string;
  own: {
    id: string;
    selectedOptions: { name: string; value: string }[];
    sku: string | null;
    barcode: string | null;
    price: number | null;
    compareAtPrice: number | null;
    weightGrams: number | null;
    isSold: boolean;
    image: number | null;
  };
}

export interface WithVariants {
  id: string;
  version: number;
  sku: string | null;
  barcode: string | null;
  weightGrams: number | null;
  regularPrice: number;
  sellingPrice: number;
  discountPercentage: number;
  options: { name: string; values: string[] }[];
  variants: WireVariant[];
}

const OWN = `own { id selectedOptions { name value } sku barcode price compareAtPrice weightGrams isSold image }`;
const WITH_VARIANTS = `id version sku barcode weightGrams regularPrice sellingPrice discountPercentage
  options { name values }
  variants { id title sku barcode selectedOptions { name value } price { amount currency }
    compareAtPrice { amount currency } image { id } weightGrams isSold availability ${OWN} }`;
const CREATE = `mutation ($input: CreateProductInput!, $images: [Upload!]!) {
  product: createProduct(input: $input, images: $images) { ${WITH_VARIANTS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateProductInput!) {
  product: updateProduct(id: $id, input: $input) { ${WITH_VARIANTS} } }`;

export const COLOURS = [{ name: 'Colour', values: ['Red', 'Blue'] }];
export const COLOURS_AND_SIZES = [...COLOURS, { name: 'Size', values: ['S', 'M'] }];

/** The chosen values in the form of an input: `{ Colour: 'Red' }`. */
export function chosen(values: Record<string, string>, own: object = {}): object {
  const selectedOptions = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { selectedOptions, ...own };
}

type ProductAnswer = Answer<{ product: WithVariants }>;

export async function tryCreate(
  app: Asked,
  categoryId: string,
  changes: object,
  images = 1,
): Promise<ProductAnswer> {
  const files = await Promise.all(
    Array.from({ length: images }, (_, index) => imageFile(`${index}.png`, 40 + index)),
  );
  const paths = files.map((file, index) => [`images.${index}`, file]);
  const variables = { input: productInput(categoryId, changes), images: files.map(() => null) };
  return askWithFiles(app, CREATE, variables, Object.fromEntries(paths));
}

export async function create(
  app: Asked,
  categoryId: string,
  changes: object,
  images = 1,
): Promise<WithVariants> {
  return dataOf(await tryCreate(app, categoryId, changes, images)).product;
}

export function tryUpdate(app: Asked, id: string, input: object): Promise<ProductAnswer> {
  return askWithFiles(app, UPDATE, { id, input }, {});
}

export async function update(app: Asked, id: string, input: object): Promise<WithVariants> {
  return dataOf(await tryUpdate(app, id, input)).product;
}

export async function read(app: Asked, id: string): Promise<WithVariants> {
  return (await askFor(app, `query ($id: ID!) { product(id: $id) { ${WITH_VARIANTS} } }`, { id })).product;
}
