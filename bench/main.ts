/** `npm run bench` runs the benchmarks, or `npm run bench -- api` some of them. Each prints its tables. */

import { AIMS } from './aims.ts';
import { benchAttacks } from './attacks/bench-attacks.ts';
import { benchFairness } from './attacks/bench-fairness.ts';
import { benchAdmin } from './bench-admin.ts';
import { benchFuzz } from './bench-fuzz.ts';
import { benchImport } from './bench-import.ts';
import { benchKills } from './bench-kills.ts';
import { benchMatrix } from './bench-matrix.ts';
import { benchImportMemory, benchMemory } from './bench-memory.ts';
import { benchUndo } from './bench-undo.ts';
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchHardDay } from './hard-day/bench-hard-day.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchOrderKills } from './orders/bench-order-kills.ts';
import { benchOrders } from './orders/bench-orders.ts';
import { printFigures } from './print-figures.ts';
import { type Table, takeTables } from './print-table.ts';
import { benchExport } from './publish/bench-export.ts';
import { benchPublish, benchPublishKills } from './publish/bench-publish.ts';
import { benchPublishScale, PUBLISH_SIZES } from './publish/bench-publish-scale.ts';
import { benchAvailability } from './requests/bench-availability.ts';
import { benchReleased } from './requests/bench-released.ts';
import { benchRequests } from './requests/bench-requests.ts';
import { benchSignedIn } from './requests/bench-signed-in.ts';
import { benchScale } from './scale/bench-scale.ts';
import { benchBuilds } from './site/bench-builds.ts';
import { benchLighthouse } from './site/bench-lighthouse.ts';
import { benchStatic } from './site/bench-static.ts';
import { benchTouch } from './site/bench-touch.ts';
import { benchWeights } from './site/bench-weights.ts';
import { benchStock } from './stock/bench-stock.ts';

const PARTS: Record<string, (() => Promise<void>)[]> = {
  requests: [benchRequests],
  availability: [benchAvailability],
  'signed-in': [benchSignedIn],
  catalogue: [benchCatalogue],
  memory: [benchMemory],
  import: [benchImport],
  'import-memory': [benchImportMemory],
  undo: [benchUndo],
  load: [benchLoad],
  api: [benchRequests, benchCatalogue, benchMemory],
  attacks: [benchAttacks],
  fairness: [benchFairness],
  kills: [benchKills],
  'hard-day': [benchHardDay],
  orders: [benchOrders],
  'order-kills': [benchOrderKills],
  fuzz: [benchFuzz],
  'publish-kills': [benchPublishKills],
  publish: [benchPublish, benchPublishKills],
  'publish-scale': [benchPublishScale],
  ...PUBLISH_SIZES,
  export: [benchExport],
  released: [benchReleased],
  scale: [benchScale],
  stock: [benchStock],
  admin: [benchAdmin],
  matrix: [benchMatrix],
  weights: [benchWeights],
  lighthouse: [benchLighthouse],
  builds: [benchBuilds],
  static: [benchStatic],
  touch: [benchTouch],
  site: [benchWeights, benchStatic, benchTouch, benchLighthouse, benchBuilds],
};
/** The default: every benchmark with a target. */
const ALL = [...new Set(AIMS.map(({ bench }) => bench))];

process.once('SIGINT', () => process.exit(130));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}: name ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exit(1);
}
const tables = new Map<string, Table[]>();
for (const name of names.length > 0 ? names : ALL) {
  for (const bench of PARTS[name] ?? []) {
    await bench();
    // `api` and `site` are groups: each benchmark also has its own name.
    const alone = Object.keys(PARTS).find((part) => PARTS[part]?.length === 1 && PARTS[part][0] === bench);
    tables.set(alone ?? name, [...(tables.get(alone ?? name) ?? []), ...takeTables()]);
  }
}
printFigures(tables);
