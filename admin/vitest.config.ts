import { defineConfig } from 'vitest/config';
import { moduleFolders } from './module-folders.ts';

export default defineConfig({
  plugins: [moduleFolders()],
  test: {
    name: 'admin',
    environment: 'happy-dom',
    // One environment for all files of a worker: to make one takes longer than most files do.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
  },
});
