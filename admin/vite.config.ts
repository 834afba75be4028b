import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { moduleFolders } from './module-folders.ts';

/** The server behind `vite dev`. The requested host is kept, because the server rejects others. */
const SERVER = { target: `http://127.0.0.1:${process.env['PORT'] ?? 4000}`, changeOrigin: false };

/** The libraries in two files, which stay cached when the admin changes: React, and Apollo for the screens that use it. */
const FILES = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-hot-toast|react-router|scheduler)\/|vite\/preload-helper/,
    priority: 1,
  },
  // Not what a few screens alone use of it.
  { name: 'apollo', test: /node_modules\/(@apollo\/(?!.*useMutation)|(@wry|optimism|rxjs|graphql)\/)/ },
  // Several parts of forms have these in common: each in a file of its own would be compressed by itself.
  {
    name: 'rules',
    test: /(\/rules\/(text|images|price)|admin\/src\/random-key)\.ts$/,
    priority: 1,
  },
  // What every screen reads stays apart from what forms add to it.
  {
    name: 'session',
    test: /admin\/src\/(shop-currency|session\/(get-operation|load-sign-in|session-state))\.ts$|session\.graphql|\/rules\/(money|format-money)\.ts$/,
    priority: 2,
  },
  // Small parts that are loaded together: each in a file of its own would be compressed by itself, and named in many files.
  {
    name: 'parts',
    test: /admin\/src\/components\/(EmptyState|InputField|Panel|Select|SelectField|StatusPill)\.tsx$/,
    priority: 1,
  },
  { name: 'moving', test: /admin\/src\/components\/(MoveButton\.tsx|use-object-url\.ts)$/ },
  {
    name: 'product-parts',
    test: /features\/(categories\/read-all-categories|products\/(ProductImage|use-category-options))\.tsx?$/,
  },
  {
    name: 'product-lists',
    test: /features\/products\/(delete\/delete-with-undo|list\/change-many|product-cache|refetch-lists)\.tsx?$/,
  },
  // Each is a few hundred bytes, and whatever asks the server needs all of them.
  {
    name: 'asking',
    test: /admin\/src\/(graphql-errors|session\/(execute|execute-once|operation-text|post-operation|with-session))\.ts$/,
    priority: 1,
  },
  // What waits behind every screen for a session that ends.
  {
    name: 'sign-in',
    test: /admin\/src\/session\/(sign-in-request|sign-in|SignInForm|passkey)\.tsx?$|admin\/src\/\w+\/PasswordField\.tsx$/,
    priority: 1,
  },
  { name: 'labels', test: /admin\/src\/(all-field-labels|features\/history\/work-title)\.ts$/ },
  {
    name: 'product-draft',
    test: /admin\/src\/features\/products\/form\/(image-list|product-draft)\.ts$|admin\/src\/field-labels\.ts$/,
    priority: 1,
  },
];

/** What every page has loaded before it loads a part: naming it in each part takes more than it tells. */
const ALWAYS_LOADED = /^assets\/(index|react|rolldown-runtime|Icon|session)-/;

/** Modules named so run when the admin is built: what they export is data, and what it is made with stays out of the browser. */
function evaluated(): Plugin {
  return {
    name: 'evaluated',
    apply: 'build',
    load: async (id) => {
      if (!id.endsWith('.evaluated.ts')) return null;
      const exported = Object.entries(await import(pathToFileURL(id).href));
      return exported.map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`).join('\n');
    },
  };
}

/** `vite dev` serves no files beside its root: the font and the icon, which the page asks for first, lie there. */
function designFiles(): Plugin {
  return {
    name: 'design-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const repository = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1);
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/design/')) request.url = `${config.base}@fs${repository}${request.url}`;
        next();
      });
    },
  };
}

export default defineConfig({
  base: '/admin/',
  plugins: [react(), evaluated(), designFiles(), moduleFolders()],
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !ALWAYS_LOADED.test(file)),
    },
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // None of ours or of the libraries' modules does anything by reading a property or a global.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // A file holds what it names, and not what that imports: screens would load what other screens need.
      output: { codeSplitting: { groups: FILES, includeDependenciesRecursively: false } },
    },
  },
  // RxJS without the translation for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    proxy: { '/graphql': SERVER, '/api': SERVER, '/uploads': SERVER, '/readyz': SERVER },
  },
});
