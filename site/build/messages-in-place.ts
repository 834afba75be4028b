import type { Plugin } from 'vite';

const MESSAGES = /^#messages\//;

/**
 * Gives each module its own copy of the catalogues that it imports, of which the bundler keeps only the messages used. Otherwise the file
 * shared by all pages would contain whole catalogues.
 */
export function messagesInPlace(): Plugin {
  const copies = new Map<string, number>();
  return {
    name: 'messages-in-place',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: MESSAGES },
      async handler(source, importer) {
        const catalogue = await this.resolve(source, importer, { skipSelf: true });
        if (!catalogue || !importer) return catalogue;
        const copy = copies.get(importer) ?? copies.size;
        copies.set(importer, copy);
        return { ...catalogue, id: `${catalogue.id}?copy=${copy}` };
      },
    },
  };
}
