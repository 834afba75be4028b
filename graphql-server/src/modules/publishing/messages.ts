import { defineMessages } from '@mela/rules/messages.ts';

export const publishingMessages = defineMessages('publishing', {
  pageBeingPrepared: 'This page is being prepared. Try again in a few seconds.',
  shuttingDown: 'This server is shutting down.',
  nothingLiveYet: 'Nothing is live yet.',
  pageNotRendered: ({ path }: { path: string }) =>
    `The page ${path} could not be rendered with this content.`,
  previewsNeedRelease:
    'Previews are only available for your own storefront. Publish your store first, on the Storefront screen.',
  pagesNotBuilt: 'The storefront’s pages are not built. Run npm run build.',
  unknownRelease: ({ release }: { release: number }) => `Release ${release} does not exist.`,
  currencyChanged: 'The shop’s currency was changed. Reload the product.',
  tooManyVariants: ({ max, count }: { max: number; count: number }) =>
    `You can request at most ${max} variants at a time, but requested ${count}`,
  firstOutOfRange: ({ max }: { max: number }) => `first must be from 1 to ${max}`,
});

export const publishingTexts = {
  nothingLive: 'nothing is live',
  pagesNotCompared: ({ reason }: { reason: string }) =>
    `The storefront’s pages were not compared: ${reason}.`,
  wrongStatus: ({ status, expected }: { status: number; expected: number }) =>
    `its status is ${status}, not ${expected}`,
  wrongRedirect: ({ location, expected }: { location: string | null; expected: string }) =>
    `it redirects to ${location}, not to ${expected}`,
  differsFromByte: ({ position }: { position: number }) => `the content differs from byte ${position} on`,
  metricState: 'The state of publishing on this server: 1 for the current state.',
  metricWaitingChanges: 'Saved changes that are not live yet.',
  metricRelease: 'The number of the live release; 0 for the sample content.',
  metricPages: 'Pages of the live release.',
  metricBuildTime: 'Time it took to build the live release.',
  processSilent: ({ seconds }: { seconds: number }) =>
    `The publishing process did not respond for ${seconds} seconds. Restarting it.`,
  processStopped: ({ cause }: { cause: string }) => `The publishing process stopped unexpectedly (${cause}).`,
  renderingTooSlow: ({ seconds }: { seconds: number }) => `Rendering took longer than ${seconds} seconds.`,
  pagesKeepBreaking: 'Removing broken pages keeps breaking other pages.',
  pageFailed: ({ path, reason }: { path: string; reason: string }) =>
    `The page ${path} could not be rendered: ${reason}`,
  diskFull: 'The server’s disk is full. Free some space, and publishing continues automatically.',
  releaseFolderUnusable: ({ code }: { code: string | undefined }) =>
    `The release folder cannot be used (${code}). Fix its permissions, and publishing continues automatically.`,
  objectStoreUnusable: ({ reason }: { reason: string }) =>
    `The object store cannot be used: ${reason}. Check S3_ENDPOINT, S3_BUCKET and the keys.`,
  otherServerPublishes: 'Another server is publishing for this shop.',
  differsFromRelease: ({
    address,
    release,
    difference,
  }: {
    address: string;
    release: number;
    difference: string;
  }) => `${address} differs from release ${release}: ${difference}.`,
};
