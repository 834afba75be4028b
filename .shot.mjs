import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserOptions } from '/work/wt/listedit/e2e/install-browser.ts';
const url = readFileSync('/tmp/listedit/url','utf8');
const script = (await import(process.argv[2])).default;
const browser = await chromium.launch(browserOptions());
for (const [width, scheme] of (process.argv[3] ?? '390:light,390:dark,1366:light,1920:dark').split(',').map(x=>x.split(':'))) {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme, hasTouch: Number(width) < 500, reducedMotion: 'reduce' });
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(width, m.text()));
  page.on('pageerror', e => console.log(width, e.message));
  try { await script(page, url, (name) => page.screenshot({ path: `/tmp/listedit/${name}-${width}-${scheme}.png` }), Number(width)); } catch (e) { console.log(width, e.message); await page.screenshot({ path: `/tmp/listedit/failed-${width}.png` }); }
  await page.close();
}
await browser.close();
