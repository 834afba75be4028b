import { buildParts } from '../../graphql-server/commands/build-parts.ts';
import { installOtherBrowsers } from '../install-browser.ts';
import { runPlaywright } from '../runners.ts';
import { describeTallies } from '../tally.ts';

// `npm run test:browsers` walks through the shop and the admin in Firefox and WebKit. The environment
// variable SCREENSHOTS names a folder for screenshots.
await Promise.all([installOtherBrowsers(), buildParts({ only: ['storefront', 'admin'] })]);
const { text, isPassed } = describeTallies([await runPlaywright([], 'e2e/browsers/playwright.config.ts')]);
console.log(text);
process.exitCode = isPassed ? 0 : 1;
