import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Features of Monaco that GraphQL and JSON do not need, such as diffs, colours and AI completions. */
const UNUSED_FEATURES =
  /^import .*(codelens|colorPicker|diffEditor|dropOrPaste|inlayHints|inline(Completions|Edits?|Progress)|linkedEditing|referenceSearch|rename|sectionHeaders|semanticTokens|stickyScroll|suggestInline|toggleHighContrast|inspectTokens).*$/gm;

function withoutUnusedFeatures(): Plugin {
  return {
    name: 'without-unused-features',
    transform: {
      filter: { id: /monaco-editor\/esm\/vs\/editor\/(editor\.all|edcore\.main)\.js$/ },
      handler: (code) => code.replace(UNUSED_FEATURES, ''),
    },
  };
}

/** Builds the playground into files that the server serves under `/graphql`, without external requests. */
export default defineConfig({
  base: '/graphql/',
  plugins: [react(), withoutUnusedFeatures()],
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Monaco is one chunk, loaded after the page's first paint.
    chunkSizeWarningLimit: 3000,
    // GraphiQL's packages contain a directive of the React compiler, which has already processed them.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  // Unlike the default, loads prettier in the GraphQL worker only when formatting is requested.
  worker: { format: 'es' },
});
