import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type LaunchOptions } from '@playwright/test';

// Debian's packages in order of preference: without display support the same tests take two thirds of the time.
const DISTRIBUTION_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The Chromium for end-to-end tests: the distribution's if there is one, else Playwright's. */
export function browserPath(): string | null {
  const distribution = DISTRIBUTION_PACKAGES.map((name) => `/usr/bin/${name}`);
  return [...distribution, chromium.executablePath()].find(existsSync) ?? null;
}

/** Launch options for all tests and measurements in this browser. */
export function browserOptions(): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium needs this to run as root.
      '--no-sandbox',
      '--disable-gpu',
      // These disable background requests.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without a display, Chromium treats the network as slow, and would load lazy images from further down
      // the page.
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  };
}

/** Debian's packages of the other browsers, by their program. */
const OTHER_BROWSERS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs Firefox and WebKit, on Debian as root. @throws Error that says what to install by hand */
export async function installOtherBrowsers(): Promise<void> {
  const missing = () =>
    Object.entries(OTHER_BROWSERS).flatMap(([name, path]) => (existsSync(path) ? [] : name));
  if (missing().length > 0 && isDebianAsRoot()) {
    process.stdout.write(`Installing ${missing().join(', ')}, this once …\n`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()]);
  }
  if (missing().length === 0) return;
  throw new Error(`Install Debian's packages ${missing().join(', ')}, or run this as root on Debian.`);
}

/**
 * Installs a browser if there is none: on Debian as root the distribution's, elsewhere Playwright's.
 * @throws Error that says how to install one by hand
 */
export async function installBrowser(): Promise<void> {
  if (browserPath()) return;
  process.stdout.write('Installing Chromium for the end-to-end tests, this once …\n');
  if (isDebianAsRoot()) {
    await run('apt-get', ['update', '-qq']);
    for (const name of DISTRIBUTION_PACKAGES) {
      if (!browserPath()) await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
  if (!browserPath()) await run(process.execPath, [playwrightCli(), 'install', 'chromium']);
  if (browserPath()) return;
  throw new Error(
    'No Chromium could be installed for the end-to-end tests: install the package chromium, or run `npx playwright install chromium`.',
  );
}

function isDebianAsRoot(): boolean {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(system);
}

function playwrightCli(): string {
  return createRequire(import.meta.url).resolve('@playwright/test/cli');
}

async function run(program: string, args: string[]): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await once(spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }), 'close');
}
