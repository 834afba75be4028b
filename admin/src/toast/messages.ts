/** The toasts of a call. `failure` is for calls without a response. */
export interface CallMessages {
  loading?: string;
  success: string;
  failure: string;
}

/** The messages of the specification's section 8, by GraphQL operation. */
export const MESSAGES: Record<string, CallMessages> = {
  AddCategory: {
    loading: 'Adding category...',
    success: 'Category added successfully',
    failure: 'Failed to add category',
  },
  ListCategories: {
    loading: 'Loading categories...',
    success: 'Categories loaded successfully',
    failure: 'Failed to load categories',
  },
  DeleteCategory: {
    loading: 'Deleting category...',
    success: 'Category deleted successfully',
    failure: 'Failed to delete category',
  },
  UpdateCategory: {
    loading: 'Updating category...',
    success: 'Category updated successfully',
    failure: 'Failed to update category',
  },
  ListProducts: {
    loading: 'Loading products...',
    success: 'Products loaded successfully',
    failure: 'Failed to load products',
  },
  AddProduct: {
    loading: 'Adding product...',
    success: 'Product added successfully',
    failure: 'Failed to add product',
  },
  UpdateProduct: {
    loading: 'Updating product...',
    success: 'Product updated successfully',
    failure: 'Failed to update product',
  },
  UpdateStorefrontContent: {
    loading: 'Saving content...',
    success: 'Content saved',
    failure: 'Failed to save content',
  },
  PreviewStorefrontContent: {
    loading: 'Creating preview...',
    success: 'Preview opened in a new tab',
    failure: 'Failed to create preview',
  },
};
