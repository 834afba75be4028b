import { basename } from 'node:path';
import { type ConvertToTsxResult, convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';

/** A string, a template or a JSX text. */
export interface FoundText {
  line: number;
  /** On one line. Expressions within a template are `…`. */
  text: string;
  node: ts.Node;
}

/** The strings, templates and JSX texts of a source file, except import paths. Includes the scripts of `.astro` files. */
export function textsIn(file: string, source: string): FoundText[] {
  if (!file.endsWith('.astro')) {
    return textsOfCode(file, source, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  }
  const tsx = convertToTsx(source, { filename: basename(file) });
  const texts = textsOfCode(file, tsx.code, ts.ScriptKind.TSX, (position) =>
    originalLine(source, tsx, position),
  );
  const scripts = tsx.scripts.flatMap(({ content, position }) => {
    const linesBefore = lineAt(source, position.start) - 1;
    return textsOfCode(file, content, ts.ScriptKind.TS).map((text) => ({
      ...text,
      line: text.line + linesBefore,
    }));
  });
  return [...texts, ...scripts];
}

function textsOfCode(
  file: string,
  code: string,
  kind: ts.ScriptKind,
  lineOf = (position: number) => lineAt(code, position),
): FoundText[] {
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const texts: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text) texts.push({ line: lineOf(node.getStart(parsed)), text, node });
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function originalLine(source: string, { mappings }: ConvertToTsxResult, position: number): number {
  const mapping = mappings.find(([begin, length]) => position >= begin && position < begin + length);
  return mapping ? lineAt(source, mapping[2] + position - mapping[0]) : 1;
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
