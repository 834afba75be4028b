import type { Needs } from '../../kernel/roles.ts';

interface Call {
  call: string;
  /** The schema's field that needs the same rights, or the rights where the schema has no such field. */
  needs: string | Needs;
  does: string;
  takes: string | null;
}

/** What the facade can be asked for. */
export const CALLS: readonly Call[] = [
  {
    call: 'GET /api/category/list',
    needs: 'Query.categories',
    does: 'All categories, oldest first.',
    takes: 'limit and offset in the query, if wanted',
  },
  {
    call: 'POST /api/category/add',
    needs: 'Mutation.createCategory',
    does: 'Adds a category.',
    takes: 'JSON { name }; if wanted, handle, parent_id, description',
  },
  {
    call: 'PUT /api/category/update/{id}',
    needs: 'Mutation.updateCategory',
    does: 'Renames a category.',
    takes: 'JSON { name }; if wanted, handle, parent_id, description',
  },
  {
    call: 'DELETE /api/category/delete/{id}',
    needs: 'Mutation.deleteCategory',
    does: 'Deletes a category; its products stay, uncategorised.',
    takes: null,
  },
  {
    call: 'GET /api/product/list',
    needs: 'Query.products',
    does: 'All products, oldest first; an answer ends at a megabyte, and says how to go on.',
    takes: 'limit and offset in the query, if wanted',
  },
  {
    call: 'POST /api/product/add',
    needs: 'Mutation.createProduct',
    does: 'Adds a product.',
    takes:
      'multipart/form-data: title, description, regular_price, selling_price, category (its id), badge, is_featured, is_popular, is_new, and the files images[]; if wanted, handle, brand, sku, stock, tags (with commas between), options and attributes (each on a line: name: value, the values of an option with | between), status (active, draft, hidden), show_from, show_until, image_alts (a line for each image); a header Idempotency-Key, under which it happens once',
  },
  {
    call: 'GET /api/product/export',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'Products as a CSV file, newest first.',
    takes:
      'text, category_id, is_featured, is_popular, is_new, badge, status, shown_status (Active, Scheduled, Ended, Draft, Hidden), order_by and direction in the query, if wanted',
  },
  {
    call: 'GET /api/product/template',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'A CSV file to begin an import with: its columns, and a line as an example.',
    takes: null,
  },
  {
    call: 'POST /api/product/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Makes the products of a CSV file those of the shop, all or nothing; answers lines of JSON, the last one the result.',
    takes:
      'text/csv in any usual encoding, its cells between commas, semicolons or tabs, with columns of an export by name or label; images may be addresses (https:); dry_run=1 in the query only checks it, name says what the file is called, category which category (its id or name, made if there is none) new products get for which the file names none; product files of Shopify and WooCommerce are taken as they are; encoding (such as windows-1251) and decimals (point or comma) say how to read a file whose report has questions; a header Idempotency-Key, under which it happens once',
  },
  {
    call: 'GET /api/product/import',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'The latest import: how far it is, and its result once it has ended.',
    takes: null,
  },
  {
    call: 'DELETE /api/product/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Cancels the import that is running: nothing of it is left.',
    takes: null,
  },
  {
    call: 'GET /api/inventory/export',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'What lies on the shelves as a CSV file: a line for each variant.',
    takes: null,
  },
  {
    call: 'POST /api/inventory/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Makes what a CSV file says the number of what lies on the shelves, all or nothing; answers what became of each row.',
    takes:
      'text/csv with the columns on_hand and id (a variant’s) or sku, as an export has them; an empty on_hand leaves a variant as it is; dry_run=1 in the query only checks it, name says what the file is called; a header Idempotency-Key, under which it happens once',
  },
  {
    call: 'GET /api/redirects/export',
    needs: 'Query.redirects',
    does: 'All redirects as a CSV file.',
    takes: null,
  },
  {
    call: 'POST /api/redirects/import',
    needs: 'Mutation.createRedirect',
    does: 'Adds and changes the redirects of a CSV file. Answers what it did with each line; lines with errors are left out.',
    takes:
      'text/csv with the columns Redirect from and Redirect to, as an export or Shopify’s file of redirects has them, and if wanted Replaces page (1 or 0); dry_run=1 in the query only checks it, name says what the file is called; a header Idempotency-Key, under which it happens once',
  },
  {
    call: 'GET /api/mails/{id}/html',
    needs: 'Query.mail',
    does: 'How a mail looks, as HTML. What lets its receiver in is covered.',
    takes: null,
  },
  {
    call: 'GET /api/mail-templates/{kind}/html',
    needs: 'Query.mailPreview',
    does: 'How mails of a kind look, with made-up data.',
    takes:
      'kind is one of order-placed, order-paid, order-shipped, order-canceled, order-link, new-order, contact-message, operator-invitation and password-reset',
  },
  {
    call: 'GET /api/history/list',
    needs: 'Query.history',
    does: 'What was changed, by whom and when, newest first, an import as one change; an answer ends at a megabyte, and says how to go on.',
    takes:
      'limit, offset, kind (product, category, content, storefront, selling, redirect, operator, invitation), id (with a kind: of this one), by (the id of an operator) and in (the id of an import or a bulk change: what it did) in the query, if wanted',
  },
];
