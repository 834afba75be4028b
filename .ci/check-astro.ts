import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type ConvertToTsxResult, convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

// Checks the types of the storefront's sources, including `.astro` files. `astro check` finds the same errors,
// but needs a language server with 50 more packages. Both check the TypeScript that Astro's own converter
// generates.

const SITE = join(import.meta.dirname, '../site');
const ASTRO = join(import.meta.dirname, '../node_modules/astro');
const TSX = '.astro.tsx';
/** Astro allows `return` in a page's frontmatter, and repeated attributes. */
const ALLOWED_CODES = new Set([1108, 17001]);

const converted = new Map<string, { source: string; tsx: ConvertToTsxResult }>();
const faults = checkTypes();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function checkTypes(): string[] {
  const { fileNames, options } = readConfig();
  const astroTypes = ['env.d.ts', 'astro-jsx.d.ts'].map((name) => join(ASTRO, name));
  const roots = fileNames.map((name) => (name.endsWith('.astro') ? `${name}.tsx` : name));
  const program = ts.createProgram([...roots, ...astroTypes], options, hostOf(options));
  const diagnostics = ts.getPreEmitDiagnostics(program).flatMap(describe);
  return [
    ...diagnostics,
    ...[...converted].flatMap(([path, { source, tsx }]) => faultsOf(path, source, tsx)),
  ];
}

function readConfig(): ts.ParsedCommandLine {
  const path = join(SITE, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const astro = { extension: 'astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred };
  const overrides = { noEmit: true, allowArbitraryExtensions: true };
  return ts.parseJsonConfigFileContent(config, ts.sys, SITE, overrides, path, undefined, [astro]);
}

/** Presents each `Page.astro` to the compiler as `Page.astro.tsx`. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const cache = ts.createModuleResolutionCache(SITE, (name) => name, options);
  host.fileExists = (path) =>
    path.endsWith(TSX) ? existsSync(path.slice(0, -'.tsx'.length)) : fileExists(path);
  host.readFile = (path) => (path.endsWith(TSX) ? convert(path.slice(0, -'.tsx'.length)) : readFile(path));
  host.resolveModuleNameLiterals = (literals, from, redirected, compilerOptions) =>
    literals.map(({ text }) => {
      if (text.startsWith('.') && text.endsWith('.astro')) {
        const resolvedFileName = `${resolve(dirname(from), text)}.tsx`;
        const isThere = host.fileExists(resolvedFileName);
        return { resolvedModule: isThere ? { resolvedFileName, extension: ts.Extension.Tsx } : undefined };
      }
      return ts.resolveModuleName(text, from, compilerOptions, host, cache, redirected);
    });
  return host;
}

function convert(path: string): string {
  const source = readFileSync(path, 'utf8');
  const tsx = convertToTsx(source, { filename: basename(path) });
  converted.set(path, { source, tsx });
  return tsx.code;
}

/** Ignores errors in code that the converter has added, and in packages. */
function describe({ file, start = 0, code, messageText }: ts.Diagnostic): string[] {
  if (file?.fileName.includes('/node_modules/')) return [];
  const text = `ts(${code}): ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  const path = file?.fileName.endsWith(TSX) ? file.fileName.slice(0, -'.tsx'.length) : undefined;
  const astro = path === undefined ? undefined : converted.get(path);
  if (!file || !path || !astro) {
    return [file ? `${at(file.fileName, file.text, start)} ${text}` : text];
  }
  const mapping = astro.tsx.mappings.find(([begin, length]) => start >= begin && start < begin + length);
  if (!mapping || ALLOWED_CODES.has(code)) return [];
  const [begin, , original, originalLength] = mapping;
  return [`${at(path, astro.source, original + Math.min(start - begin, originalLength))} ${text}`];
}

/**
 * The errors that the converter and the parser find in a file, and syntax errors in its inline scripts, which
 * Astro sends to browsers unchanged.
 */
function faultsOf(path: string, source: string, { diagnostics, scripts }: ConvertToTsxResult): string[] {
  const inScripts = scripts.flatMap(({ content, position }) => {
    const { diagnostics = [] } = ts.transpileModule(content, { reportDiagnostics: true });
    return diagnostics.map(({ start = 0, messageText }) => ({
      start: position.start + start,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  });
  const own = diagnostics.map(({ position, message }) => ({ start: position.start, message }));
  return [...own, ...inScripts].map(({ start, message }) => `${at(path, source, start)} ${message}`);
}

function at(path: string, text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
