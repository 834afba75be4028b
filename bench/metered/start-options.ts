import manifest from '../../package.json' with { type: 'json' };

const words = manifest.scripts.start.split(' ');

/** The options of Node.js by which `npm start` keeps the server's memory small. */
export const START_OPTIONS = words.filter((word) => /^--[\w-]+=/.test(word));

/** What it sets for the same reason. */
export const START_ENVIRONMENT = Object.fromEntries(
  words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=') as [string, string]),
);
