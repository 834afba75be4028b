import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { assertMay, type Needs } from '../../kernel/roles.ts';
import type { Context } from '../shop/context.ts';

/** The default for a field without a directive: the strictest rule, so that a forgotten field stays closed. */
const UNSAID: Needs = { role: 'OWNER', scope: null };

type RootField = GraphQLField<unknown, Context>;

/** Enforces the access directives on the fields of `Query` and `Mutation`, for every transport. */
export function enforceNeeds(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFieldsOf(schema)) {
    const needs = needsOf(schema, field);
    const guarded = guardedInputs(schema, field);
    if (needs === null && guarded.length === 0) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      if (needs) assertMay(context.viewer, needs);
      for (const { argument, name, needs: more } of guarded)
        if (args[argument]?.[name] !== undefined) assertMay(context.viewer, more);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
}

/** @returns the scopes of API tokens, of all modules */
export function tokenScopesOf(schema: GraphQLSchema): string[] {
  const type = schema.getType('TokenScope');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

/** @returns the rights that a field requires; null for public fields */
export function needsOf(schema: GraphQLSchema, { astNode }: RootField): Needs | null {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  };
  if (valuesOf('public')) return null;
  const said = valuesOf('needs') as { role: Needs['role']; scope?: Needs['scope'] } | undefined;
  return said ? { role: said.role, scope: said.scope ?? null } : UNSAID;
}

interface GuardedInput {
  argument: string;
  name: string;
  needs: Needs;
}

/** The fields of a root field's inputs that require additional rights. */
export function guardedInputs(schema: GraphQLSchema, { args }: RootField): GuardedInput[] {
  const directive = schema.getDirective('needs');
  return args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    if (!directive || !isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const said = astNode ? getDirectiveValues(directive, astNode) : undefined;
      if (!said) return [];
      const { role, scope = null } = said as unknown as Needs;
      return [{ argument: argument.name, name, needs: { role, scope } }];
    });
  });
}
