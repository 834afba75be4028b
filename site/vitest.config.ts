import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'site', isolate: false, include: ['{build,src}/**/*.test.ts'] },
});
