import { defineConfig } from 'vitest/config';
import { moduleFolders } from './module-folders.ts';

export default defineConfig({
  plugins: [moduleFolders()],
  test: {
    name: 'admin',
    environment: 'happy-dom',
    // All files of a worker share the window. Following a link to a file would leave the window at an address that breaks image URLs.
    environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
    // One environment for all files of a worker, because creating one takes longer than most files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of a second is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
  },
});
