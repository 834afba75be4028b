import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { type Cost, readArgument, type VariableDefaults } from './read-argument.ts';

/** The cost of each item of a list that a client sends, unless the schema declares another one. */
const ITEM_COST = 1;
/**
 * The nesting depth after which counting stops. Valid input is never this deep, but the JSON of a request may
 * be.
 */
const MAX_DEPTH = 8;

type Input = GraphQLArgument | GraphQLInputField;

/** The cost of lists that clients send. Every item counts, at any depth of an input, with the `@cost` of its argument or field. */
export class InputCosts {
  readonly #schema: GraphQLSchema;
  readonly #weights = new WeakMap<Input, number>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @returns a cost for each argument of a field that can contain a list */
  of(field: GraphQLField<unknown, unknown>, node: FieldNode, defaults: VariableDefaults): Cost[] {
    return field.args
      .filter((argument) => holdsList(argument.type))
      .map((argument) =>
        readArgument(argument, node, defaults, (value) => this.#ofInput(argument, value, 0)),
      );
  }

  #ofInput(input: Input, value: unknown, depth: number): number {
    return this.#ofValue(input.type, value, this.#weightOf(input), depth);
  }

  #ofValue(inputType: GraphQLInputType, value: unknown, weight: number, depth: number): number {
    if (value === null || value === undefined || depth > MAX_DEPTH) return 0;
    const type = getNullableType(inputType);
    if (isListType(type)) {
      // GraphQL reads a single value as a list of one.
      const items: unknown[] = Array.isArray(value) ? value : [value];
      if (!holdsList(type.ofType)) return weight * items.length;
      return items.reduce<number>(
        (total, item) => total + weight + this.#ofValue(type.ofType, item, weight, depth + 1),
        0,
      );
    }
    if (!isInputObjectType(type) || typeof value !== 'object') return 0;
    return Object.values(type.getFields())
      .filter((field) => holdsList(field.type))
      .reduce((total, field) => {
        const inside = (value as Record<string, unknown>)[field.name];
        return total + this.#ofInput(field, inside, depth + 1);
      }, 0);
  }

  #weightOf(input: Input): number {
    const known = this.#weights.get(input);
    if (known !== undefined) return known;
    const directive = this.#schema.getDirective('cost');
    const said = directive && input.astNode ? getDirectiveValues(directive, input.astNode) : undefined;
    const weight = Number(said?.['weight'] ?? ITEM_COST);
    this.#weights.set(input, weight);
    return weight;
  }
}

const holding = new WeakMap<GraphQLInputType, boolean>();

/** Whether a type is or contains a list. */
function holdsList(type: GraphQLInputType): boolean {
  const known = holding.get(type);
  if (known !== undefined) return known;
  // Prevents endless recursion for an input type that contains itself.
  holding.set(type, false);
  const named = getNamedType(type);
  const holds =
    isListType(getNullableType(type)) ||
    (isInputObjectType(named) && Object.values(named.getFields()).some((field) => holdsList(field.type)));
  holding.set(type, holds);
  return holds;
}
