import type { Needs } from '../../kernel/roles.ts';

interface Call {
  call: string;
  /** The schema's field with the same access rule, or the rule itself if there is no such field. */
  needs: string | Needs;
  does: string;
  takes: string | null;
}

/** All calls of the REST facade. */
export const CALLS: readonly Call[] = [
  {
    call: 'GET /api/category/list',
    needs: 'Query.categories',
    does: 'All categories, oldest first.',
    takes: 'Optional query parameters: limit, offset',
  },
  {
    call: 'POST /api/category/add',
    needs: 'Mutation.createCategory',
    does: 'Adds a category.',
    takes: 'JSON { name }. Optional: handle, parent_id, description',
  },
  {
    call: 'PUT /api/category/update/{id}',
    needs: 'Mutation.updateCategory',
    does: 'Renames a category.',
    takes: 'JSON { name }. Optional: handle, parent_id, description',
  },
  {
    call: 'DELETE /api/category/delete/{id}',
    needs: 'Mutation.deleteCategory',
    does: 'Deletes a category. Its products become uncategorised.',
    takes: null,
  },
  {
    call: 'GET /api/product/list',
    needs: 'Query.products',
    does: 'All products, oldest first. A response holds at most one megabyte; its message names the next offset.',
    takes: 'Optional query parameters: limit, offset',
  },
  {
    call: 'POST /api/product/add',
    needs: 'Mutation.createProduct',
    does: 'Adds a product.',
    takes:
      'multipart/form-data: title, description, regular_price, selling_price, category (its id), badge, is_featured, is_popular, is_new, and the files images[]. Optional: handle, brand, sku, stock, tags (separated by commas), options and attributes (one "name: value" per line, option values separated by |), status (active, draft, hidden), show_from, show_until, image_alts (one line per image), seo_title, seo_description. An Idempotency-Key header makes retries safe',
  },
  {
    call: 'GET /api/product/export',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'Products as a CSV file, newest first.',
    takes:
      'Optional query parameters: text, category_id, is_featured, is_popular, is_new, badge, status, shown_status (Active, Scheduled, Ended, Draft, Hidden), order_by, direction',
  },
  {
    call: 'GET /api/product/template',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'A CSV template for an import, with all columns and an example line.',
    takes: null,
  },
  {
    call: 'POST /api/product/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Creates and changes products from a CSV file in one transaction. The response is JSON lines; the last line is the result.',
    takes:
      'text/csv in any common encoding, separated by commas, semicolons or tabs, with the columns of an export. Product files of Shopify and WooCommerce also work. Images can be https:// addresses. Optional query parameters: dry_run=1 (only check the file), name (file name), category (id or name of the category for new products without one; created if missing), encoding (such as windows-1251) and decimals (point or comma) for files that can be read in several ways. An Idempotency-Key header makes retries safe',
  },
  {
    call: 'GET /api/product/import',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'The progress of the latest import, and its result once it has finished.',
    takes: null,
  },
  {
    call: 'DELETE /api/product/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Cancels the running import and reverts its changes.',
    takes: null,
  },
  {
    call: 'GET /api/inventory/export',
    needs: { role: 'VIEWER', scope: 'READ' },
    does: 'Stock levels as a CSV file, one line per variant.',
    takes: null,
  },
  {
    call: 'POST /api/inventory/import',
    needs: { role: 'EDITOR', scope: 'CATALOGUE' },
    does: 'Sets stock levels from a CSV file in one transaction. The response reports the result of each row.',
    takes:
      'text/csv with the columns on_hand, and id (of a variant) or sku, as in an export. An empty on_hand leaves a variant unchanged. Optional query parameters: dry_run=1 (only check the file), name (file name). An Idempotency-Key header makes retries safe',
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
    does: 'Adds and changes redirects from a CSV file. The response reports the result of each line. Lines with errors are skipped.',
    takes:
      'text/csv with the columns Redirect from and Redirect to, as in an export from here or from Shopify. Optional column: Replaces page (1 or 0). Optional query parameters: dry_run=1 (only check the file), name (file name). An Idempotency-Key header makes retries safe',
  },
  {
    call: 'GET /api/newsletter/export',
    needs: 'Query.subscribers',
    does: 'All confirmed newsletter subscribers as a CSV file, each with an unsubscribe link.',
    takes: null,
  },
  {
    call: 'GET /api/invoices/{id}/pdf',
    needs: 'Query.order',
    does: 'An invoice, bill of supply or credit note as a PDF file. Requires the scope ORDERS or the order’s token.',
    takes: 'Query parameter for callers without the scope: token',
  },
  {
    call: 'GET /api/invoices/{id}/page',
    needs: 'Query.order',
    does: 'The same document as a printable page.',
    takes: 'Query parameter for callers without the scope: token',
  },
  {
    call: 'GET /api/invoices/of-order',
    needs: 'Query.order',
    does: 'The invoice of an order as a PDF file. Redirects browsers to the order page if there is no invoice.',
    takes: 'Query parameters: token; optional kind=credit-notes for all credit notes in one file',
  },
  {
    call: 'GET /api/invoices/print',
    needs: { role: 'VIEWER', scope: 'ORDERS' },
    does: 'All invoices, bills of supply and credit notes of a period, or the invoices of some orders, in one PDF file. At most 500. The header x-orders-without-invoice lists orders without an invoice.',
    takes:
      'Query parameters: from and to (dates such as 2026-11-01), or orders (numbers and ranges, such as 1001-1020,1033)',
  },
  {
    call: 'GET /api/orders/packing-slips',
    needs: { role: 'VIEWER', scope: 'ORDERS' },
    does: 'The packing slips of at most 500 orders in one PDF file. Each lists the unshipped items, or all items if everything has shipped.',
    takes: 'Query parameter: orders (numbers and ranges, such as 1001-1020,1033)',
  },
  {
    call: 'GET /api/invoices/return/{table}',
    needs: { role: 'VIEWER', scope: 'ORDERS' },
    does: 'A GSTR-1 table of a month as a CSV file (b2b, b2cs, cdnr, hsn, docs), or accounting for all documents of the month.',
    takes: 'Query parameter: month, such as 2026-11',
  },
  {
    call: 'GET /api/reports/{report}',
    needs: 'Query.salesReport',
    does: 'A report of a period as a CSV file: sales, best-sellers, taxes, discounts, or the current low-stock.',
    takes:
      'Query parameters: from and to (dates such as 2026-11-01, at most 366 days apart); for sales also by (day, week or month)',
  },
  {
    call: 'GET /api/mails/{id}/html',
    needs: 'Query.mail',
    does: 'An email as HTML. Sign-in links are hidden.',
    takes: null,
  },
  {
    call: 'GET /api/mail-templates/{kind}/html',
    needs: 'Query.mailPreview',
    does: 'A preview of an email type as HTML, with sample data.',
    takes:
      'kind is one of order-placed, draft-order, order-edited, order-paid, order-shipped, order-canceled, order-refunded, order-return, order-link, new-order, new-return, contact-message, operator-invitation and password-reset',
  },
  {
    call: 'GET /api/history/list',
    needs: 'Query.history',
    does: 'The activity: who changed what and when, newest first. An import is one entry. A response holds at most one megabyte; its message names the next offset.',
    takes:
      'Optional query parameters: limit, offset, kind (product, category, content, storefront, selling, redirect, operator, invitation), id (of one item; requires kind), by (id of a team member), in (id of an import or bulk change, for its changes)',
  },
];
