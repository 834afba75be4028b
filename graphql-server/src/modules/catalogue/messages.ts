import { defineMessages } from '@mela/rules/messages.ts';

export const catalogueMessages = defineMessages('catalogue', {
  idempotencyKeyUsed:
    'This idempotency key was already used for another request within a day. Send a new key.',
  createdItemDeleted: 'The item that was created with this idempotency key has since been deleted.',
  chooseChange: 'Choose what to change.',
  categoryRequired: 'Category is required',
  validPriceRequired: 'Valid price required',
  chooseStockChange: 'Choose how to change the stock.',
  idsOrFilter: 'Select products by their ids or with a filter.',
  tooManySelected: ({ max }: { max: number }) =>
    `You can change at most ${max} products at a time. Use a search or filter to select fewer.`,
  placeAfterNotFound: 'The category to place it after was not found',
  newCategoryNotFound: 'The new category for its products was not found',
  parentNotFound: 'Parent category not found',
  insideItself: 'A category cannot be inside itself',
  nestedTooDeep: ({ max }: { max: number }) => `Categories can be nested at most ${max} levels deep`,
  categoryNotDeleted: ({ reason }: { reason: string }) => `The category was not deleted, because ${reason}.`,
  handleTaken: 'This handle is or was used by another page. Choose a different one',
  tooManyHandles: ({ max }: { max: number }) =>
    `You cannot change this handle again, because its ${max} earlier handles must keep working`,
  noProductsInFile: 'This file contains no products.',
  rowsTooLarge: ({ line }: { line: number }) =>
    `The rows above line ${line} belong to one product and are too large to import together. Split them.`,
  tooManyRows: ({ max }: { max: number }) =>
    `You can import at most ${max} products at a time. Split the file.`,
  columnTwice: ({ column }: { column: string }) => `The header contains the column ${column} twice.`,
  rowTooLarge: ({ line, megabytes }: { line: number; megabytes: number }) =>
    `The row that starts on line ${line} is larger than ${megabytes} MB.`,
  quotationMarkOpen: ({ line, megabytes }: { line: number; megabytes: number }) =>
    `The row that starts on line ${line} is larger than ${megabytes} MB. A cell may contain a very long text, such as an embedded image, or a quotation mark may not be closed.`,
  invalidCsv: ({ line, problem }: { line: number; problem: string }) =>
    `This file is not valid CSV. In the row that starts on line ${line}, a quotation mark ${problem}.`,
  unknownEncoding: 'The encoding of this file is not supported. Save it as "CSV UTF-8".',
  damagedUtf8: 'This UTF-8 file is damaged. Save it as "CSV UTF-8" again.',
  foreignFile: ({ program, columns, understood }: { program: string; columns: string; understood: string }) =>
    `This is a product file from ${program}, which cannot be imported directly. Rename its columns (${columns}), or export the products in the format of Shopify or WooCommerce. ${understood}`,
  translatedWooCommerce:
    'This looks like a WooCommerce product file with column names in another language. Set your WordPress account to English, export the products again and import that file.',
  noIdOrTitleColumn: ({ header, understood }: { header: string; understood: string }) =>
    `The header has neither an id nor a title column: "${header}". ${understood}`,
  changedDuringImport:
    'Someone changed a product during the import, so nothing was imported. Check the file again.',
  severalReadings: ({ ways }: { ways: string }) =>
    `This file can be read in several ways. Check it with dry_run=1 to see them, and choose with query parameters: ${ways}.`,
  invalidVersion: 'version must be a whole number, or empty.',
  variantsOfOtherProduct: ({ title }: { title: string }) =>
    `These variants belong to "${title}". Leave variant_id empty.`,
  stockTrackedPerVariantSetEach: 'Stock is tracked per variant. Set the quantity of each variant',
  productStaysDraft: ({ reason }: { reason: string }) =>
    `The product stays a draft: ${reason}. Edit the product first.`,
  variantNotFound: 'Variant not found',
  tooManyIds: ({ max }: { max: number }) => `ids can contain at most ${max} ids.`,
  onlyOperatorsFilter: ({ field }: { field: string }) => `Only operators can filter by ${field}.`,
  skuTaken: ({ problem }: { problem: string }) => `${problem}. Change that SKU first.`,
  unknownChoice: ({ label }: { label: string }) => `${label} is not one of the available choices`,
  skuUsedBy: ({ title }: { title: string }) => `SKU is already used by "${title}"`,
  skuUsed: 'SKU is already used by another product',
  productDeletedSince: 'This product has since been deleted. Undo the deletion first.',
  productLacksImage: 'This product has no such image. Reload the product.',
  productLacksVariant: 'This product has no such variant. Reload the product',
  renamesAmbiguous:
    'Renamed variants are ambiguous. Send the variants’ ids, or remove and add values in two calls',
  idOrHandle: 'Give either an id or a handle.',
  tooManyVariants: ({ max }: { max: number }) =>
    `This operation requests too much data. The limit is ${max} variants. Request fewer products, or only the first variants of each.`,
  idsOnOnePage: 'A list of ids is returned on one page. Remove filter, after, last and offset.',
  cannotRestore:
    'This item has already been restored, or its handle or SKU is now used elsewhere. Check the list.',
  deletedFirst: ({ kind, name }: { kind: string; name: string }) =>
    `${kind} ${name} was deleted. Restore it first.`,
  tooManyStockChanges: ({ max, count }: { max: number; count: number }) =>
    `You can change at most ${max} quantities at a time, but the file changes ${count}. Split the file.`,
  noVariantsInFile: 'This file contains no variants.',
  stockColumnTwice: ({ column }: { column: string }) => `The header contains ${column} twice.`,
  stockColumnsMissing: ({ header }: { header: string }) =>
    `The header must contain on_hand, and id or sku. It is "${header}".`,
  tooManyStockRows: ({ max }: { max: number }) =>
    `You can import at most ${max} variants at a time. Split the file.`,
  cursorOfOtherList: 'This cursor does not belong to the inventory. Request the first page again.',
  breaksRule: ({ problem, products, more }: { problem: string; products: string; more: number }) =>
    `${problem}: ${products}${more > 0 ? ` and ${more} more` : ''}`,
  nothingChanged: ({ problems }: { problems: string }) => `${problems}. Nothing was changed.`,
  invalidCell: ({ problem }: { problem: string }) => problem,
  tooManyChoices: ({ field, max }: { field: string; max: number }) =>
    `${field} can contain at most ${max} choices.`,
  rowsApart: ({ line }: { line: number }) =>
    `These rows belong to the product on line ${line}, but do not follow it. Sort the file by handle.`,
  changedSinceExport: 'Someone has changed this product since the export. Export it again.',
  noHandle: 'The row has no handle.',
  noParent: 'The file does not contain the parent product of this variation.',
  groupedProducts: 'Grouped products are not supported.',
  externalProducts: 'External products are not supported.',
  noVariantWithId: ({ id }: { id: string }) => `There is no variant with the id "${id}".`,
  enterIdOrSku: 'Enter an id or an sku.',
  noVariantWithSku: ({ sku }: { sku: string }) => `No product or variant has the SKU "${sku}".`,
  skuAmbiguous: ({ title, other, sku }: { title: string; other: string; sku: string }) =>
    `"${title}" and "${other}" both have the SKU "${sku}". Use the id instead.`,
  skuOfProduct: ({ sku, title }: { sku: string; title: string }) =>
    `"${sku}" is the SKU of "${title}", which has variants. Enter the id or SKU of a variant.`,
  lineOfSameVariant: ({ line }: { line: number }) => `Line ${line} is for the same variant.`,
  wrongCellCount: ({ cells, columns }: { cells: number | string; columns: number }) =>
    `The row has ${cells} cells, but the header has ${columns} columns.`,
  sameProduct: ({ lines }: { lines: string }) =>
    `These lines describe the same product: ${lines}. Keep one of them.`,
  sameHandle: ({ lines }: { lines: string }) =>
    `These lines give the same handle to several products: ${lines}. Keep one of them.`,
  sameSku: ({ lines }: { lines: string }) =>
    `These lines give the same SKU to several products: ${lines}. Keep one of them.`,
  sameVariant: ({ lines }: { lines: string }) =>
    `These lines describe the same variant: ${lines}. Keep one of them.`,
  invalidId: 'id must be 24 hexadecimal digits, or empty for a new product.',
  variantApart:
    'This row describes a variant, but is not below its product. Sort the file as it was exported.',
});

export const catalogueTexts = {
  sharedSkus: ({ products, hasMore }: { products: string; hasMore: boolean }) =>
    `These products share an SKU with another product. Give each its own SKU: ${products}${hasMore ? ' and more' : ''}.`,
  validPriceRequired: 'Valid price required',
  sellingPriceTooHigh: 'Selling price must be less than regular price',
  stockTrackedPerVariant: 'The stock of these products is tracked per variant',
  stockOutOfRange: ({ max }: { max: number }) => `Stock must be from 0 to ${max}`,
  inventoryNotTracked: 'Inventory is not tracked',
  itsParentCategory: 'Its parent category',
  hasProducts: 'it has products',
  hasSubcategories: 'it has subcategories',
  invalidProductField: ({ key }: { key: string }) => `A product field cannot be called ${key}.`,
  productFieldTwice: ({ key }: { key: string }) => `The product field ${key} is declared twice.`,
  productFieldColumn: ({ key, column }: { key: string; column: string }) =>
    `The product field ${key} cannot have the column ${column}.`,
  productIsDraft: 'so the product is a draft',
  noSuchImage: 'the product has no such image',
  imageNotImported: ({ state, reason }: { state: string; reason: string }) =>
    `Image not imported, ${state}: ${reason}`,
  imagesLeftOut: ({ max }: { max: number }) => `Only the first ${max} images were imported.`,
  imagesUnchanged: ({ reason }: { reason: string }) => `The images were not changed: ${reason}`,
  titleShortened: ({ max }: { max: number }) => `Title shortened to ${max} characters.`,
  descriptionShortened: ({ max }: { max: number }) => `Description shortened to ${max} characters.`,
  brandShortened: ({ max }: { max: number }) => `Brand shortened to ${max} characters.`,
  tagsLeftOut: ({ max, length }: { max: number; length: number }) =>
    `Only the first ${max} tags were imported, with ${length} characters each.`,
  optionsLeftOut: ({ max }: { max: number }) =>
    `Only the first ${max} options were imported, so the product is a draft.`,
  optionNamesShortened: ({ max }: { max: number }) => `Option names shortened to ${max} characters.`,
  optionValuesShortened: ({ max }: { max: number }) => `Option values shortened to ${max} characters.`,
  variantsLeftOut: ({ max, count }: { max: number; count: number }) =>
    `Only the first ${max} of ${count} variants were imported, so the product is a draft.`,
  optionNumber: ({ number }: { number: number }) => `Option ${number}`,
  valuesLeftOut: ({ max, count, name }: { max: number; count: number; name: string }) =>
    `Only the first ${max} of ${count} values of ${name} were imported, so the product is a draft.`,
  variantRepeated: ({ line, variant, firstLine }: { line: number; variant: string; firstLine: number }) =>
    `Line ${line} repeats the variant ${variant} of line ${firstLine}. Only the first was imported.`,
  understoodFiles:
    'You can import product files from Shopify, WooCommerce and Mela. "Download a template" shows Mela’s columns.',
  etsyColumns:
    'TITLE to title, DESCRIPTION to description, PRICE to selling_price, QUANTITY to stock, TAGS to tags, SKU to sku',
  wixColumns:
    'Title to title, Description to description, Price to regular_price, Sale Price to selling_price, Stock to stock, Hosted Image URLs to images, Categories to category',
  prestashopColumns:
    'Name to title, Description to description, Price (tax incl.) to selling_price, Reference to sku, Quantity to stock, Image URLs to images, Category to category',
  magentoColumns:
    'name to title, description to description, price to regular_price, special_price to selling_price, qty to stock, base_image to images, categories to category, url_key to handle',
  bigcommerceColumns:
    'Product Name to title, Product Description to description, Price to regular_price, Sale Price to selling_price, Product Code/SKU to sku, Current Stock Level to stock, Category to category',
  squarespaceColumns:
    'name to title, description to description, price to regular_price, sku to sku, inventory to stock, productImageUrl to images, collection to category',
  productOnLine: ({ line }: { line: number }) => `the product on line ${line}`,
  rowsSkipped: ({ lines }: { lines: string }) =>
    `More rows of this product on line ${lines} were skipped. Sort the file by handle.`,
  notAnImageHere:
    'is not an image of this shop. Use the path of an existing product image, or an https:// address.',
  noCategoryWithId: ({ id }: { id: string }) => `There is no category with the id "${id}".`,
  categoriesDiffer: ({ name, other }: { name: string; other: string }) =>
    `category_id belongs to "${name}", but category is "${other}". Leave one of them empty.`,
  noCategoryNamed: ({ name }: { name: string }) => `There is no category "${name}".`,
  categoryAmbiguous: ({ count, name }: { count: number; name: string }) =>
    `${count} categories are named "${name}". Use category_id to choose one.`,
  draftWithoutImages: 'The product has no images, so it was imported as a draft.',
  draftWithoutPrice: 'The product has no valid price, so it was imported as a draft with the price 0.',
  notOverwritten: ({ fields, reasons }: { fields: string; reasons: string }) =>
    `Not overwritten (${fields}): ${reasons}.`,
  notImported: ({ reason }: { reason: string }) => `Not imported: ${reason}.`,
  compareAtPriceNotImported: ({ reason }: { reason: string }) => `Compare-at price not imported: ${reason}.`,
  handleOfOtherProduct: 'Another product has this handle.',
  handleOfOtherCategory: 'Another category has this handle.',
  categoryProblem: ({ reason }: { reason: string }) => `Category: ${reason}`,
  tooManyDownloads: ({ max }: { max: number }) =>
    `An import downloads at most ${max} images. Import the file again to download the rest.`,
  imageStatus: ({ address, status }: { address: string; status: number }) =>
    `${address} returned status ${status}.`,
  barcodeRounded: ({ barcode, line }: { barcode: string; line: number }) =>
    `Barcode ${barcode} on line ${line} was rounded by a spreadsheet program such as Excel, and was not imported. Format the column as text to keep its digits.`,
  columnSkipped: ({ column }: { column: string | undefined }) =>
    `${column} is not supported and was skipped.`,
  giftCards: 'Gift cards are not supported, so this product was imported as a draft.',
  inlineImages: 'Images inside the description were not imported.',
  noDescription: 'The product has no description, so its title is used instead.',
  stockBelowZero: 'Stock below zero was imported as 0.',
  oversells: 'Overselling is not supported. The variant will be sold out when its stock reaches 0.',
  otherCategory: ({ reason }: { reason: string }) =>
    `The category could not be used (${reason}), so the product is in another one.`,
  noVariations: 'This variable product has no variations, so it was imported as a draft.',
  downloadable: 'Downloadable products are not supported, so it was imported as a physical product.',
  moreCategories: ({ categories }: { categories: string }) =>
    `A product can have only one category. These were imported as tags: ${categories}.`,
  typeNotSupported: ({ type }: { type: string }) =>
    `The type ${type} is not supported, so it was imported as an ordinary product.`,
  sharedStock: 'Stock shared by all variations is not supported, so inventory is not tracked.',
  pastSale: 'The sale price is not active now and was skipped.',
  endingSale: 'The end date of the sale was not imported. Change the price yourself when the sale ends.',
  restoredAsDraft: ({ reason }: { reason: string }) => `Restored as a draft: ${reason}.`,
  itsCategory: 'Its category',
  noSuchChoice: ({ label, cell, known }: { label: string; cell: string; known: string }) =>
    `There is no ${label} "${cell}"${known && `, only ${known}`}`,
  skuTaken: ({ sku, owner, line }: { sku: string; owner: string; line: number | null }) =>
    `SKU ${sku} belongs to ${owner}, so ${line === null ? 'the product' : `the variant on line ${line}`} was imported without an SKU.`,
};
