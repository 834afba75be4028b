import * as toastText from '#messages/toast.ts';

/** The toasts of a call. `failure` is shown if there is no response. */
export interface CallMessages {
  loading?: string;
  success: string;
  failure: string;
}

/** The messages of the specification's section 8, by GraphQL operation. */
export const MESSAGES: Record<string, CallMessages> = {
  AddCategory: {
    loading: toastText.addingCategory,
    success: toastText.categoryAddedSuccessfully,
    failure: toastText.failedToAddCategory,
  },
  ListCategories: {
    loading: toastText.loadingCategories,
    success: toastText.categoriesLoadedSuccessfully,
    failure: toastText.failedToLoadCategories,
  },
  DeleteCategory: {
    loading: toastText.deletingCategory,
    success: toastText.categoryDeletedSuccessfully,
    failure: toastText.failedToDeleteCategory,
  },
  UpdateCategory: {
    loading: toastText.updatingCategory,
    success: toastText.categoryUpdatedSuccessfully,
    failure: toastText.failedToUpdateCategory,
  },
  ListProducts: {
    loading: toastText.loadingProducts,
    success: toastText.productsLoadedSuccessfully,
    failure: toastText.failedToLoadProducts,
  },
  AddProduct: {
    loading: toastText.addingProduct,
    success: toastText.productAddedSuccessfully,
    failure: toastText.failedToAddProduct,
  },
  UpdateProduct: {
    loading: toastText.updatingProduct,
    success: toastText.productUpdatedSuccessfully,
    failure: toastText.failedToUpdateProduct,
  },
  UpdateStorefrontContent: {
    loading: toastText.savingContent,
    success: toastText.contentSaved,
    failure: toastText.failedToSaveContent,
  },
  PreviewStorefrontContent: {
    loading: toastText.creatingPreview,
    success: toastText.previewOpenedInNewTab,
    failure: toastText.failedToCreatePreview,
  },
};
