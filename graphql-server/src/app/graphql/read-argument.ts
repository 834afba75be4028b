import {
  type ConstValueNode,
  type FieldNode,
  type GraphQLArgument,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

export type Variables = Record<string, unknown>;
/** A number, or a function that computes one from the variables of a request. */
export type Cost = number | ((variables: Variables) => number);
/** The default values of a document's variables, used when a request omits them. */
export type VariableDefaults = ReadonlyMap<string, ConstValueNode>;

/**
 * Measures the value of an argument: immediately for a literal, otherwise with the variables of each request. These values are not
 * validated yet.
 */
export function readArgument(
  defined: GraphQLArgument,
  { arguments: given = [] }: FieldNode,
  defaults: VariableDefaults,
  measure: (value: unknown) => number,
): Cost {
  const value = given.find(({ name }) => name.value === defined.name)?.value;
  if (!value) return measure(defined.defaultValue);
  if (!hasVariable(value)) return measure(valueFromASTUntyped(value));
  if (value.kind !== Kind.VARIABLE)
    return (variables) => measure(valueFromASTUntyped(value, withDefaults(variables, defaults)));
  const { value: name } = value.name;
  const fallback = defaults.get(name);
  const omitted = fallback ? valueFromASTUntyped(fallback) : defined.defaultValue;
  return (variables) => measure(variables[name] === undefined ? omitted : variables[name]);
}

function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
}

function withDefaults(variables: Variables, defaults: VariableDefaults): Variables {
  const all: Variables = { ...variables };
  for (const [name, value] of defaults) all[name] ??= valueFromASTUntyped(value);
  return all;
}
