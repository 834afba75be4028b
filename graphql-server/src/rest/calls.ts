/** What the facade can be asked for, as GET /api answers it. */
export const CALLS = [
  {
    call: 'GET /api/category/list',
    does: 'All categories, oldest first.',
    takes: 'limit and offset in the query, if wanted',
  },
  {
    call: 'POST /api/category/add',
    does: 'Adds a category.',
    takes: 'JSON { name }; if wanted, handle, parent_id, description',
  },
  {
    call: 'PUT /api/category/update/{id}',
    does: 'Renames a category.',
    takes: 'JSON { name }; if wanted, handle, parent_id, description',
  },
  {
    call: 'DELETE /api/category/delete/{id}',
    does: 'Deletes a category; its products stay, uncategorised.',
    takes: null,
  },
  {
    call: 'GET /api/product/list',
    does: 'All products, oldest first; an answer ends at a megabyte, and says how to go on.',
    takes: 'limit and offset in the query, if wanted',
  },
  {
    call: 'POST /api/product/add',
    does: 'Adds a product.',
    takes:
      'multipart/form-data: title, description, regular_price, selling_price, category (its id), badge, is_featured, is_popular, is_new, and the files images[]; if wanted, handle, brand, sku, stock, tags (with commas between), options and attributes (each on a line: name: value, the values of an option with | between), status (active, draft, hidden), show_from, show_until, image_alts (a line for each image); a header Idempotency-Key, under which it happens once',
  },
  {
    call: 'GET /api/product/export',
    does: 'Products as a CSV file, newest first.',
    takes:
      'text, category_id, is_featured, is_popular, is_new, badge, status, order_by and direction in the query, if wanted',
  },
  {
    call: 'POST /api/product/import',
    does: 'Makes the products of a CSV file those of the shop, all or nothing; answers lines of JSON, the last one the result.',
    takes:
      'text/csv in UTF-8, with the columns of an export; dry_run=1 in the query only checks it, name says what the file is called',
  },
  {
    call: 'GET /api/product/import',
    does: 'The latest import: how far it is, and its result once it has ended.',
    takes: null,
  },
  {
    call: 'DELETE /api/product/import',
    does: 'Cancels the import that is running: nothing of it is left.',
    takes: null,
  },
] as const;
