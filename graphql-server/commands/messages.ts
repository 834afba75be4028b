export const commandsTexts = {
  backupStopped: 'Stopped. No backup was created.',
  backupNeedsFile: 'Enter a file name: npm run backup -- shop.tar.zst',
  backedUp: ({ images, file, megabytes }: { images: number; file: string; megabytes: string }) =>
    `Backed up the shop with ${images} image files to ${file} (${megabytes} MB).`,
  imagesMissing: ({ names }: { names: string }) =>
    `These image files are missing or damaged, in the shop and in the backup: ${names}.`,
  shopEmpty: ({ where }: { where: string }) =>
    `No backup was created, because the shop in ${where} is empty. To back it up anyway: npm run backup -- FILE --allow-empty`,
  building: ({ subject }: { subject: string }) => `Building the ${subject}`,
  built: ({ subject, duration }: { subject: string; duration: string }) =>
    `Built the ${subject} in ${duration}`,
  operatorUsage: `npm run operator -- list
npm run operator -- add EMAIL [--role owner|editor|viewer]
npm run operator -- role EMAIL --role owner|editor|viewer
npm run operator -- password EMAIL
npm run operator -- remove EMAIL
The last owner cannot be removed or given another role.
The command asks for the password. Without a terminal, it reads the first line of the input.`,
  noAccounts: 'There are no accounts.',
  passwordSet: ({ email }: { email: string }) => `${email} has a new password and is signed out everywhere.`,
  roleSet: ({ email, role }: { email: string; role: string }) => `${email} now has the role ${role}.`,
  accountRemoved: ({ email }: { email: string }) => `The account of ${email} was removed.`,
  noAccountWithEmail: ({ email }: { email: string }) => `There is no account with the email ${email}.`,
  newPasswordFor: ({ email }: { email: string }) => `New password for ${email}: `,
  repeatPassword: 'Repeat the password: ',
  passwordsDiffer: 'The passwords do not match. Nothing was changed.',
  checkDataUsage: `npm run check-data
Checks that stock, reservations, orders, payments and numbers are consistent. A server may be running.
If a server runs at HOST and PORT, it also compares 50 of its pages with fresh renderings. It changes nothing.
Prints one line per problem. The exit code is 1 if there are problems, otherwise 0.`,
  noShopInFolder: ({ folder }: { folder: string }) =>
    `There is no shop in ${folder}. Set DATA_DIR to the shop’s folder.`,
  noShopInDatabase: ({ database }: { database: string }) =>
    `The database ${database} contains no shop. Check MONGODB_URI, MONGODB_DB and DATA_DIR.`,
  noProblems: ({ orders, variants }: { orders: number; variants: number }) =>
    `No problems found in ${orders} orders and the stock of ${variants} variants.`,
  pagesMatch: ({ pages, server }: { pages: number; server: string }) =>
    `${pages} pages at ${server} match the live release.`,
  mustBeWholeNumber: ({ name, value }: { name: string; value: string }) =>
    `${name} must be a whole number, but is "${value}".`,
  nothingPublished:
    'Nothing is published. Publish first (npm run publish). The sample content is in site/dist as static files.',
  exportNeedsFolder: 'Enter a folder: npm run export -- DIR',
  exported: ({ release, folder, addresses }: { release: number; folder: string; addresses: number }) =>
    `Exported release ${release} to ${folder}: ${addresses} addresses.`,
  notPublished: 'The store could not be published.',
  releaseIsLive: ({ release }: { release: number | null }) => `Release ${release} is live`,
  releaseIsLiveAt: ({ release, address }: { release: number | null; address: string }) =>
    `Release ${release} is live at ${address}/`,
  serverSilent: 'The server is not responding.',
  restoreUsage: `npm run restore -- FILE [--replace]
Restores a backup into an empty shop. A server may be running.
--replace  replaces all data of a shop that is not empty`,
  restoreNeedsFile: 'Enter a file name: npm run restore -- shop.tar.zst',
  restored: ({ createdAt, documents, images }: { createdAt: string; documents: number; images: number }) =>
    `Restored the shop as of ${createdAt}: ${documents} documents, ${images} image files.`,
  publishedLater: 'The storefront is published again when a server runs.',
  fillingCatalogue: 'Filling the catalogue',
  fillingCatalogueOf: ({ address }: { address: string }) => `Filling the catalogue of ${address}`,
  seedStopped: 'Stopped. Run the command again to continue.',
  upgradeUsage: `npm run upgrade
Upgrades a database from before version 0.1.0 to 0.1.0.
First stop all servers that use the database, and make a backup with your current version.
You can safely run it again, also after an interruption.`,
  upgraded: ({ from, to }: { from: number; to: number }) =>
    `Upgraded the database from schema ${from} to ${to}. Start the server.`,
  noUpgradeNeeded: 'The database needs no upgrade. Start the server.',
  upgradedHandles: 'Every category and product has a handle.',
  upgradedPositions: 'Every category has a position among its siblings.',
  upgradedSecrets: 'Secrets are encrypted.',
  upgradedDelivery: 'Saved shop details have a sentence on delivery, which may be empty.',
  upgradedHistory: 'The history stores facts instead of sentences.',
  upgradedStock: 'Stock is stored in the inventory.',
  upgradedVariants: 'Every product with options has variants.',
  upgradedWebhooks: 'Every webhook message names its webhook.',
  upgradedDebts: 'Every canceled order records how much the shop owes.',
  upgradedOrderSearch: 'Orders can be found by phone, PIN code, product and SKU.',
  upgradedLinkTokens: 'The tokens of order links are encrypted.',
  upgradedOperatorLinks: 'Operators no longer have links to orders whose email address they changed.',
  upgradedLeases: 'All leases are in one collection.',
  upgradedVariantIds: 'Every variant has an id of its own.',
  upgradeStep: ({ step, last, result }: { step: number; last: number; result: string }) =>
    `Step ${step} of ${last}: ${result}`,
  canSignIn: ({ email, role }: { email: string; role: string }) => `${email} can now sign in as ${role}.`,
};
