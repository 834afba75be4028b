import manifest from '../../../package.json' with { type: 'json' };

/** The options of Node.js by which `npm start` keeps the server's memory small. */
export const START_OPTIONS = manifest.scripts.start.split(' ').filter((word) => /^--[\w-]+=/.test(word));
