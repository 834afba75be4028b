/** The seed's GraphQL operations. A test validates each against the schema. */

export const READ_CATEGORIES = `query SeedCategories($after: String) {
  page: categories(first: 100, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } }
}`;

export const READ_PRODUCTS = `query SeedProducts($after: String) {
  page: products(first: 100, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } }
}`;

export const CREATE_CATEGORY = `mutation SeedCategory($input: CreateCategoryInput!) {
  created: createCategory(input: $input) { id }
}`;

export const CREATE_PRODUCT = `mutation SeedProduct($input: CreateProductInput!, $images: [Upload!]!) {
  created: createProduct(input: $input, images: $images) { id }
}`;
