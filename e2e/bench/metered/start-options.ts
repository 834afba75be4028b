import manifest from '../../../package.json' with { type: 'json' };

/** The options of Node.js that `npm start` runs the server with: they keep its memory small. */
export const START_OPTIONS = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
