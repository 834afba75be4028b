// Loaded before every command. Plain CommonJS, because an outdated Node.js fails on the commands themselves with a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Node.js 24.7 or newer is needed, and this is ${process.versions.node}: install a newer one from https://nodejs.org, or run "nvm install".`,
  );
  process.exit(1);
}
const root = require('node:path').resolve(__dirname, '../..');
// Vite interprets these characters as the end of a path, or as an escape.
if (/[#?%]/.test(root)) {
  console.error(`Vite cannot read ${root}: move the project to a path without #, ? and %.`);
  process.exit(1);
}
// Caches the compiled code of our sources and packages, which saves each process a second and 45 MB. Child processes read the variable.
process.env.NODE_COMPILE_CACHE ??= require('node:path').join(root, 'node_modules/.cache/compiled');
require('node:module').enableCompileCache(process.env.NODE_COMPILE_CACHE);
