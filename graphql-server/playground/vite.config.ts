import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What Monaco can do and no GraphQL or JSON asks for: differences of files, colours, completions by a model, … */
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

/** Builds the playground into files the server sends from `/graphql`, with no outside request. */
export default defineConfig({
  base: '/graphql/',
  plugins: [react(), withoutUnusedFeatures()],
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: ['chrome123', 'firefox125', 'safari17.5'],
    // Monaco is one chunk, loaded behind the page's first paint.
    chunkSizeWarningLimit: 3000,
    // GraphiQL's packages carry a directive of the React compiler, which has done its work already.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  // Unlike the default, leaves prettier out of the GraphQL worker until something is to be formatted.
  worker: { format: 'es' },
});
