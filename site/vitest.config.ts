import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'site', include: ['{art,build,src}/**/*.test.ts'] },
});
