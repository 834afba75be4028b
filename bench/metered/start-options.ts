import manifest from '../../package.json' with { type: 'json' };

const words = manifest.scripts.start.split(' ');

/** The Node.js options that `npm start` uses to keep the server's memory small. */
export const START_OPTIONS = words.filter((word) => /^--[\w-]+=/.test(word));

/** The environment variable that `npm start` sets for the same reason. */
export const START_ENVIRONMENT = Object.fromEntries(
  words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=') as [string, string]),
);
