import { defineMessages } from '@mela/rules/messages.ts';
import { plural } from '@mela/rules/plural.ts';

export const appMessages = defineMessages('app', {
  paymentEventRejected: ({ problem }: { problem: string }) => problem,
  noSubscriptions: 'Subscriptions are not supported. Poll instead.',
  tooManyLargeOperations:
    'Too many large operations at once. Send them one after another, or request less data in each.',
  tooManyFragments: ({ max }: { max: number }) =>
    `This document has too many fragments. The limit is ${max}.`,
  tooDeep: ({ max }: { max: number }) => `This operation is nested too deeply. The limit is ${max} levels.`,
  tooManyAliases: ({ max }: { max: number }) => `This operation has too many aliases. The limit is ${max}.`,
  tooManyFields: ({ max }: { max: number }) => `This operation has too many fields. The limit is ${max}.`,
  fieldTooOften: ({ max }: { max: number }) =>
    `This document selects one field too often. The limit is ${max} times in the same place.`,
  tooMuchData: ({ max }: { max: number }) =>
    `This operation requests too much data. The limit is ${max} fields. Request smaller pages.`,
  documentTooLong: ({ max }: { max: number }) =>
    `This document is too long. The limit is ${max} characters. Send long values as variables.`,
  responseTooLarge: 'The response would be larger than one megabyte. Request less data at a time.',
  tooManyRequests: ({ seconds }: { seconds: number }) =>
    `Too many requests with this token. Try again in ${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  tooManyVariants: ({ max, count }: { max: number; count: number }) =>
    `You can request at most ${max} variants at a time, but requested ${count}`,
  invalidVariantIds: 'One of the ids is not valid. Separate variant ids with commas: ?ids=…,…',
  noAccountBehindProxy:
    'The shop has no account yet, so only direct requests from the server itself are allowed. This request may have come through a proxy. Create an account with npm run operator -- add EMAIL, or set ADMIN=open to let everyone in.',
  invalidShopperAddress: 'X-Shopper-Address must be the shopper’s IPv4 or IPv6 address, without a port.',
  onlyStorefrontToken:
    'Pages of other sites can only use a token with the single scope STOREFRONT, because every visitor of the page can read the token.',
  noProductsToSearch: 'There are no products to search, because the storefront shows its sample content.',
  searchTooLong: ({ max }: { max: number }) => `A search can have at most ${max} characters.`,
  metricsNeedToken: 'The metrics need METRICS_TOKEN as a bearer token.',
  metricsOnlyHere:
    'The metrics are only available on this machine. Set METRICS_TOKEN to read them from elsewhere.',
  tooManyOrderWindowsOfAccount:
    'Too many windows of this account are showing live orders. Close some of them.',
  tooManyOrderWindows: 'Too many windows are showing live orders right now. Try again later.',
  serverBusy: 'The server is busy. Try again in a moment.',
  pageUnavailable: 'This page is not available right now. Try again in a few seconds.',
  sendUncompressed: 'Send the request body uncompressed.',
  sendAs: ({ types }: { types: string }) => `Send the request body as ${types}.`,
  unreadableHost: 'The Host header of this request cannot be read.',
  unknownHost: ({ host }: { host: string }) =>
    `This server does not accept requests for ${host}. If this is the shop’s address, set PUBLIC_URL to it.`,
  crossSiteBehindProxy:
    'Requests from pages of other sites are rejected. If this server is behind a proxy, set PUBLIC_URL to the shop’s public address.',
  crossSite: 'Requests from pages of other sites are rejected.',
  signInNeedsHttps:
    'Signing in requires HTTPS, except on the server itself. If a proxy provides HTTPS, set PUBLIC_URL to the https:// address, or set TRUST_PROXY.',
  signInCrossSite: 'Signing in from a page of another site is not allowed.',
  invalidAddress: 'The address of this request is not valid.',
  malformedRequest: 'This request is malformed. Check its address and body.',
  nothingHere: 'There is nothing at this address.',
  changedSinceRead: 'This resource has changed since you read it.',
  bodyTooLarge: 'The request body is too large.',
  contentTypeNotAccepted: 'This call does not accept this content type.',
  rangeBeyondEnd: 'The requested range is beyond the end of this resource.',
  tooManyProductsToExport: ({ max }: { max: number }) =>
    `You can export at most ${max} products at a time. Use a search or filter to export fewer.`,
  unknownExportParameter: ({ name, accepted }: { name: string; accepted: string }) =>
    `The export has no parameter ${name}. It accepts ${accepted}.`,
  unknownReturnTable: ({ tables }: { tables: string }) => `Unknown table. Use one of ${tables}.`,
  invalidMonth: 'Month must be in the format 2026-11',
  unknownKind: ({ kinds }: { kinds: string }) => `kind must be one of ${kinds}.`,
  idNeedsKind: 'The parameter id also needs the parameter kind.',
  invalidOverwrite: ({ values }: { values: string }) =>
    `overwrite must be none, or one or more of ${values}.`,
  importCanceled: 'The import was canceled. Nothing was imported.',
  invoiceNotFound: 'Invoice not found',
  invalidFrom: 'From must be a date such as 2026-11-01',
  invalidTo: 'To must be a date that is not before From',
  noInvoicesInPeriod: 'No invoices were issued in this period.',
  noInvoicesOfOrders: 'None of these orders has an invoice yet.',
  mustBeText: ({ label }: { label: string }) => `${label} must be text`,
  unknownEmailType: ({ kinds }: { kinds: string }) => `Unknown email type. Use one of ${kinds}.`,
  ordersNotFound: 'None of these orders exists.',
  invalidOrderNumbers: ({ max }: { max: number }) =>
    `Orders must be at most ${max} order numbers or ranges, such as 1001-1020,1033`,
  fileHasNoRedirects: 'This file contains no redirects.',
  redirectColumnsMissing: ({ line }: { line: string }) =>
    `The first line must contain the columns "Redirect from" and "Redirect to" once each. It is "${line}".`,
  tooManyRedirects: 'You can import at most 100,000 redirects at a time. Split the file.',
  unknownReport: ({ reports }: { reports: string }) => `Unknown report. Use one of ${reports}.`,
  invalidInterval: 'by must be day, week or month',
  unknownCall: 'This call does not exist.',
  parameterTwice: ({ name }: { name: string }) => `${name} can only be given once.`,
  parameterNotOneOf: ({ name, choices }: { name: string; choices: string }) =>
    `${name} must be one of ${choices}.`,
  parameterNotSwitch: ({ name }: { name: string }) => `${name} must be 1 or 0.`,
  parameterNotNumber: ({ name, max }: { name: string; max: number }) =>
    `${name} must be a whole number from 0 to ${max}.`,
  wrongCellCount: ({ cells, columns }: { cells: number; columns: number }) =>
    `The line has ${cells} cells, but the header has ${columns} columns.`,
  invalidReplacesPage: 'Replaces page must be 1 or 0, or empty',
});

export const appTexts = {
  backupTooNew: ({ schema, newest }: { schema: number; newest: number }) =>
    `The backup was made by a newer version of this program (its schema is ${schema}, but this version only supports up to ${newest}). Restore it with that version.`,
  backupTooOld: ({ schema, oldest }: { schema: number; oldest: number }) =>
    `The backup was made by an older version of this program (its schema is ${schema}, but this version needs at least ${oldest}). Upgrade the shop that was backed up, and make a new backup. If that shop no longer exists, restore the backup with the version that made it, run npm run upgrade of this version, and make a new backup.`,
  backupDamaged: 'The backup is damaged. Nothing was changed.',
  noRoomForBackup: ({
    needed,
    folder,
    free,
  }: {
    needed: number | undefined;
    folder: string;
    free: number | undefined;
  }) => `The backup needs ${needed} MB in ${folder}, but only ${free} MB is free. Nothing was changed.`,
  notABackup: ({ path }: { path: string }) => `${path} is not a shop backup.`,
  snapshotDiscarded:
    'MongoDB discarded the snapshot before the backup finished. Raise minSnapshotHistoryWindowInSeconds.',
  invalidCollectionName: ({ name }: { name: string }) =>
    `The name of the collection ${name} cannot be stored in a backup. Rename it, or move it to another database.`,
  restored: 'The shop was restored from a backup.',
  cannotRead: ({ path, code }: { path: string; code: string }) => `${path} cannot be read (${code}).`,
  damagedOrNoBackup: ({ path, reason }: { path: string; reason: string }) =>
    `${path} is damaged or not a backup (${reason}). Nothing was changed.`,
  otherRestoreRuns: 'Another restore is running on this database. Wait until it has finished.',
  otherRestoreStarted: 'Another restore has started, so this one stopped. It changed nothing.',
  webhooksPaused:
    'Webhooks are paused. If this shop should keep sending events, resume them in the admin under Settings, Webhooks.',
  timeToPay:
    'Their payment deadline starts again. In the admin under Orders, mark the orders that were paid since the backup before the shop cancels them.',
  otherEncryptionKey:
    'The backup was made with another encryption key. Copy its secrets.key into DATA_DIR, or set SECRETS_KEY. Otherwise set up two-factor authentication again (recovery codes still work) and replace the webhook secrets.',
  checkingBackup: 'Checking the backup…',
  finishingRestoreFirst: 'Finishing an interrupted restore first.',
  backupIsOf: ({ createdAt, counts }: { createdAt: string; counts: string }) =>
    `The backup was made at ${createdAt} and contains ${counts}.`,
  replacesCurrentData: ({ counts }: { counts: string }) => `It replaces the current data: ${counts}.`,
  shopNotEmpty: ({ counts }: { counts: string }) =>
    `The shop is not empty. The backup would replace all its data (${counts}). To confirm, run npm run restore -- FILE --replace`,
  damagedFiles: ({ names }: { names: string }) => `Damaged in the backup and not restored: ${names}.`,
  unpaidOrders: ({ numbers, advice }: { numbers: number; advice: string }) =>
    `Unpaid orders: ${numbers}. ${advice}`,
  inconsistencies: 'The restored data has inconsistencies:',
  backupNotRestored: ({ reason }: { reason: string }) =>
    `The backup could not be restored: ${reason} The shop was not changed.`,
  restoreBrokenOff:
    'A restore did not finish, and the shop was not changed. Run npm run restore again, unless it is still running.',
  restoreNotFinished:
    'The database did not respond while the backup replaced the shop. Start the server or run this command again to finish the restore.',
  restoreFinished: 'Finished an interrupted restore. The shop now has the data of the backup.',
  cannotWrite: ({ path, code }: { path: string; code: string }) => `Cannot write ${path} (${code}).`,
  fileExists: ({ path }: { path: string }) => `${path} already exists. Choose another file name.`,
  foreignSecrets:
    'The secrets in the database were encrypted with another key. Set SECRETS_KEY to that key, or copy its secrets.key into DATA_DIR. Until then, two-factor authentication only accepts recovery codes, and webhooks are not sent.',
  notAnExportFolder: ({ folder }: { folder: string }) =>
    `${folder} contains files that are not an export. Choose an empty folder.`,
  notAFolder: ({ path }: { path: string }) => `${path} is a file. Choose a folder.`,
  notPartOfExport: ({ path }: { path: string }) =>
    `${path} is not part of the export. Move it away, or choose another folder.`,
  exportWithoutAddress:
    'The export has no sitemap, feeds or canonical links, because PUBLIC_URL is not set. To include them, set PUBLIC_URL to the address of the exported site, publish again (npm run publish), and export again.',
  pageFailed: ({ path, why }: { path: string; why: string }) =>
    `The page ${path} could not be rendered${why}.`,
  pageLeftOut: ({ path, why }: { path: string; why: string }) =>
    `The page ${path} could not be rendered and is not in the export${why}.`,
  imageMissing: ({ file }: { file: string }) => `The image ${file} is missing. Publish again.`,
  graphqlRequestFailed: 'A GraphQL request failed.',
  deniedBehindProxy:
    'Denied a request that may have come through a proxy, because the shop has no account. Create an account (npm run operator -- add EMAIL), or set ADMIN=open.',
  notAnsweredFromMemory: 'A cached response could not be sent.',
  hasHeader: ({ header }: { header: string }) => `it has the header ${header}`,
  hostOfOtherMachine: 'its Host header names another machine',
  fromOtherMachine: 'it comes from another machine',
  speaksHttp10: 'it speaks HTTP/1.0, as proxies do',
  portInUse: ({ port }: { port: number }) =>
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  cannotListen: ({ host, port, code }: { host: string; port: number; code: string }) =>
    `Cannot listen on HOST ${host} and PORT ${port} (${code}). Set other values.`,
  metricRunningSearches: 'Running database searches.',
  metricQueuedSearches: 'Queued database searches.',
  metricRequestMemory: 'Memory and disk space used by requests that are still being received.',
  metricHeartbeat: 'Duration of the last MongoDB heartbeat.',
  metricFailedHeartbeats: 'Failed MongoDB heartbeats.',
  metricVersion: 'The version of the program.',
  metricFreeDisk: 'Free disk space for the data folder.',
  metricDiskFull: '1 if the disk is full and nothing can be changed.',
  metricLastBackup: 'Time of the last backup; 0 if there is none.',
  metricObjectStore: ({ what }: { what: string }) => `Requests to the object store: ${what}.`,
  metricJobRuns: 'Runs of background jobs on this server.',
  metricJobFailures: 'Failed runs of background jobs, which are retried.',
  metricJobDuration: 'Duration of background jobs.',
  databaseSilent: 'The database is not responding.',
  shuttingDown: 'The server is shutting down.',
  rejectedCrossSite: 'Rejected a cross-site request.',
  requestsAborted: ({ count }: { count: number }) =>
    plural(count, {
      one: '1 request was still running after 15 seconds and was aborted.',
      other: `${count} requests were still running after 15 seconds and were aborted.`,
    }),
  diskFull: ({ where }: { where: string }) =>
    `The disk is full${where}. Free some space, or set DATA_DIR to a folder on another disk.`,
  storefrontAt: ({ address }: { address: string }) => `Storefront          ${address}/`,
  adminAt: ({ address }: { address: string }) => `Admin               ${address}/admin`,
  playgroundAt: ({ address }: { address: string }) => `GraphQL playground  ${address}/graphql`,
  restAt: ({ address }: { address: string }) => `REST                ${address}/api`,
  waitingForAccount:
    'The shop has no account yet and starts once it has one. Create it with npm run operator -- add EMAIL (in a container: node graphql-server/commands/operator.ts add EMAIL).',
  accountFound: 'Found an account. Continuing to start.',
  openToOthers: ({ address }: { address: string }) =>
    `${address} can be reached from other machines, so anyone there could change the shop. Create an account (npm run operator -- add EMAIL), or set ADMIN=open to allow this.`,
  fileChecked: ({ items }: { items: string }) => `${items} checked successfully`,
  fileImported: ({ items }: { items: string }) => `${items} imported successfully`,
  rowsSkipped: ({ items, rows }: { items: string; rows: number }) =>
    `${items} imported. ${plural(rows, { one: '1 row', other: `${rows} rows` })} skipped`,
  nothingImported: ({ rows }: { rows: number }) =>
    `Nothing was imported, because ${plural(rows, { one: '1 row has an error', other: `${rows} rows have errors` })}.`,
  requestFailed: 'A request failed.',
  exampleTitle: 'Example: cotton kurta',
  exampleDescription: 'Replace this line with your products, one per line.',
  exampleCategory: 'Category name',
  malformedHttp: 'This is not a well-formed HTTP request.',
  headersTooLong: 'The address and headers of this request are too long.',
  requestTimeout: 'The request did not arrive in time.',
  confirmedAt: 'Confirmed at',
  redirectFrom: 'Redirect from',
  redirectTo: 'Redirect to',
  replacesPage: 'Replaces page',
  taxableValue: 'Taxable value',
  averageOrder: 'Average order',
  productDiscounts: 'Discounts on products',
  lowStock: 'Low stock',
  soldOut: 'Sold out',
  availableCalls: 'Available calls',
  categoryAdded: 'Category added successfully',
  categoryUpdated: 'Category updated successfully',
  categoryDeleted: 'Category deleted successfully',
  productAdded: 'Product added successfully',
  latestImport: 'The latest import',
  importEnded: 'Import canceled, or already finished',
  openToAll:
    'Anyone who can reach this shop can change it, because it has no account. Create one with npm run operator -- add EMAIL',
  noAccountYet:
    'The shop has no account, so it cannot be changed at its new address. Create an account with npm run operator -- add EMAIL.',
  serverStarted: 'The server has started.',
  serverStopping: 'The server is stopping.',
  migrationPayments: 'Each payment is a document of its own.',
  migrationCreation: 'The time of the latest creation is no longer stored.',
  migrationUndoJob: 'A background job undoes groups of changes.',
  migrationVersions: 'The content of releases is stored as versions.',
  migrationCustomers: 'Each customer has a record with the totals of their orders.',
  schemaTooNew: ({ schema, known }: { schema: number; known: number }) =>
    `The database was written by a newer version of this program (its schema is ${schema}, but this version only supports up to ${known}). Start that version again, or restore a backup from before the upgrade.`,
  schemaTooOld: ({ schema, needed }: { schema: number; needed: number }) =>
    `The database was written by an older version of this program (its schema is ${schema}, but this version needs at least ${needed}). Stop all servers that use it, make a backup with that version, run npm run upgrade once, and start again.`,
  migrationStarted: ({ number, last, result }: { number: number; last: number; result: string }) =>
    `Migration ${number} of ${last} started: ${result}`,
  migrationFinished: ({ number, last, seconds }: { number: number; last: number; seconds: string }) =>
    `Migration ${number} of ${last} finished after ${seconds} s.`,
  backInAMoment: 'Back in a moment',
  pageUnavailable: 'This page is not available right now. Please try again in a few seconds.',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  operationCannotRun: 'This operation cannot run.',
  notText: ({ name }: { name: string }) => `A ${name} must be a string.`,
  notAmount: 'An amount must be a whole number in the currency’s smallest unit, such as paise.',
  notPrice: 'A price must be a number or a decimal string.',
  notMoment: 'A date and time must be an ISO 8601 string.',
};
