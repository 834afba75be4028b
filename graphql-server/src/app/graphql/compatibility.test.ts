import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../shop/modules.ts';

/**
 * The schema of the last tagged version. `docs/api.md` promises that its fields keep working for a year after they are deprecated.
 * When releasing a version, replace this file with all `*.graphql` files of `graphql-server/src`, concatenated without descriptions.
 */
const BASELINE = readFileSync(join(import.meta.dirname, '../../../test/schema-baseline.graphql'), 'utf8');
/** Intended breaking changes that the changelog lists. Keep it empty unless a break was decided. */
const DECIDED: readonly string[] = [];

const before = buildSchema(BASELINE);
const after = buildSchema(DEFINITIONS);

describe('the schema', () => {
  it('breaks nothing that the last tagged version had', () => {
    expect(breaksBetween(before, after).filter((break_) => !DECIDED.includes(break_))).toEqual([]);
  });

  it('names the replacement of everything deprecated', () => {
    const reasons = Object.values(after.getTypeMap())
      .filter((type) => isObjectType(type) || isInputObjectType(type))
      .flatMap((type) => Object.values(type.getFields()))
      .flatMap(({ deprecationReason }) => deprecationReason ?? []);
    expect(reasons.length).toBeGreaterThan(1);
    for (const reason of reasons) expect(reason).toMatch(/`\w+/);
  });
});

describe('a break', () => {
  const base = 'type Query { a(b: Int): Int! c: String } input I { d: Int } enum E { F }';
  it.for<[string, string]>([
    ['a field that is gone', 'type Query { a(b: Int): Int! } input I { d: Int } enum E { F }'],
    ['a value that may be null', 'type Query { a(b: Int): Int c: String } input I { d: Int } enum E { F }'],
    [
      'an argument that is needed',
      'type Query { a(b: Int!): Int! c: String } input I { d: Int } enum E { F }',
    ],
    [
      'a field of an input that is needed',
      'type Query { a(b: Int): Int! c: String } input I { d: Int! } enum E { F }',
    ],
    [
      'a value of an enum that is gone',
      'type Query { a(b: Int): Int! c: String } input I { d: Int } enum E { G }',
    ],
  ])('is %s', ([, next]) => {
    expect(breaksBetween(buildSchema(base), buildSchema(next))).toHaveLength(1);
  });

  it.for<[string, string]>([
    ['a new field', 'type Query { a(b: Int): Int! c: String x: Int } input I { d: Int } enum E { F }'],
    ['a new argument', 'type Query { a(b: Int, x: Int): Int! c: String } input I { d: Int } enum E { F }'],
    [
      'what can no longer be null',
      'type Query { a(b: Int): Int! c: String! } input I { d: Int } enum E { F }',
    ],
    ['a default', 'type Query { a(b: Int = 1): Int! c: String } input I { d: Int } enum E { F }'],
  ])('is not %s', ([, next]) => {
    expect(breaksBetween(buildSchema(base), buildSchema(next))).toEqual([]);
  });
});

/**
 * The breaking changes between two schemas. Directives are ignored, because only the server uses them, and no
 * client names them.
 */
function breaksBetween(one: GraphQLSchema, other: GraphQLSchema): string[] {
  const ofServer = new Set<string>([
    BreakingChangeType.DIRECTIVE_REMOVED,
    BreakingChangeType.DIRECTIVE_ARG_REMOVED,
    BreakingChangeType.DIRECTIVE_LOCATION_REMOVED,
    BreakingChangeType.DIRECTIVE_REPEATABLE_REMOVED,
    BreakingChangeType.REQUIRED_DIRECTIVE_ARG_ADDED,
  ]);
  return findBreakingChanges(one, other)
    .filter(({ type }) => !ofServer.has(type))
    .map(({ description }) => description);
}
