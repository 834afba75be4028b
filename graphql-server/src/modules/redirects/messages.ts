import { defineMessages } from '@mela/rules/messages.ts';

export const redirectsMessages = defineMessages('redirects', {
  loop: ({ from, to }: { from: string; to: string }) =>
    `${from} already redirects to ${to}, so this would create a loop`,
  chain: ({ from, to }: { from: string; to: string }) =>
    `${from} already redirects to ${to}. Use that as the new address`,
  sameAddress: 'New address must be different from the old address',
  tooManyRedirects: 'A shop can have at most 100,000 redirects. Delete some first.',
  addressHasPage: ({ from }: { from: string }) =>
    `The shop has a page at ${from}. Choose to replace it, or use another address`,
  sameOldAddress: ({ line }: { line: number | undefined }) => `Line ${line} already has this old address.`,
  redirectExists: ({ from }: { from: string }) => `There is already a redirect from ${from}`,
  changedMeanwhile: 'This redirect was changed at the same time. Try again.',
  changedDuringImport:
    'Someone changed a redirect during the import. Check the file again to see what is left to import.',
  notFound: 'Redirect not found',
  changedByOthers: ({ from }: { from: string }) =>
    `Someone else has changed the redirect from ${from}. Reload it and try again.`,
});
