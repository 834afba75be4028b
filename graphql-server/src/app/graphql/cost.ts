import {
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNullableType,
  isListType,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../../kernel/list/paging.ts';
import { InputCosts } from './input-costs.ts';
import { type Cost, readArgument, type VariableDefaults, type Variables } from './read-argument.ts';

/** The assumed size of a list whose length the schema does not declare. */
const UNKNOWN_LIST_SIZE = MAX_PAGE_SIZE;
const ALIAS_LENGTH_PER_COST = 60;
/** The number of index entries that the database skips in the time that one field takes. */
const OFFSET_PER_COST = 64;

type Field = GraphQLField<unknown, unknown>;

/** The lists of a page. Their length depends on the page's arguments. */
export interface PagedLists {
  names: readonly string[];
  size: Cost;
}

/** A field's `@cost` and `@listSize` in the schema. */
interface Weights {
  weight: number;
  assumedSize: number;
  slicingArguments: readonly string[];
  sizedFields: readonly string[];
}

/** The costs of fields, from the directives of the schema. */
export class FieldCosts {
  readonly #schema: GraphQLSchema;
  readonly #inputs: InputCosts;
  readonly #weights = new WeakMap<Field, Weights>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#inputs = new InputCosts(schema);
  }

  /** The cost of resolving a field once, and of the lists in its arguments, without the fields inside it. */
  ofOne(field: Field | undefined, node: FieldNode, defaults: VariableDefaults): Cost {
    // Caching clients add `__typename` to every object. It costs nothing.
    if (node.name.value === '__typename' && !node.alias) return 0;
    const aliasCost = Math.floor((node.alias?.value.length ?? 0) / ALIAS_LENGTH_PER_COST);
    const fixed = aliasCost + (field ? this.#weightsOf(field).weight : 1);
    if (!field) return fixed;
    const offset = argumentValue(field, node, 'offset', defaults, stepsOver) ?? 0;
    return sum([fixed, times(1 / OFFSET_PER_COST, offset), ...this.#inputs.of(field, node, defaults)]);
  }

  /**
   * The number of values of a field: a list inside a page has the length that the page's arguments request, any other list the
   * length in its own arguments.
   * @param around the page around the field
   * @param own the field's own arguments
   */
  listSize(field: Field | undefined, around: PagedLists | null, own: PagedLists | null): Cost {
    if (!field) return 1;
    if (around?.names.includes(field.name)) return around.size;
    if (!isListType(getNullableType(field.type))) return 1;
    return own?.size ?? this.#weightsOf(field).assumedSize;
  }

  /** The list fields of a page. */
  pagedLists(field: Field | undefined, node: FieldNode, defaults: VariableDefaults): PagedLists | null {
    if (!field) return null;
    const { slicingArguments, sizedFields } = this.#weightsOf(field);
    const [first, last] = slicingArguments;
    const size = first && argumentValue(field, node, first, defaults, pageSize);
    if (size === undefined || size === '') return null;
    const fromEnd = last && argumentValue(field, node, last, defaults, sizeIfSaid);
    return { names: sizedFields, size: fromEnd ? either(fromEnd, size) : size };
  }

  #weightsOf(field: Field): Weights {
    const known = this.#weights.get(field);
    if (known) return known;
    const read = (name: string) => {
      const directive = this.#schema.getDirective(name);
      return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
    };
    const weights = {
      weight: 1,
      assumedSize: UNKNOWN_LIST_SIZE,
      slicingArguments: [],
      sizedFields: [],
      ...read('listSize'),
      ...read('cost'),
    };
    this.#weights.set(field, weights);
    return weights;
  }
}

/** An invalid page size counts as the largest page. A literal list counts by its length. */
function pageSize(first: unknown): number {
  if (Array.isArray(first)) return first.length;
  return typeof first === 'number' && first >= 0 ? first : MAX_PAGE_SIZE;
}

/** The value of an optional size argument, or 0 without one, so that another argument counts. */
function sizeIfSaid(last: unknown): number {
  return last == null ? 0 : pageSize(last);
}

/**
 * The cost of skipping items. Invalid values cost nothing here, because the list or the schema rejects them.
 */
function stepsOver(offset: unknown): number {
  return typeof offset === 'number' ? Math.max(0, offset) : 0;
}

/**
 * @param path the name of an argument, and of a field inside it: `first`, `input.lines`
 * @returns the value there; undefined if the field has no such argument
 */
function argumentValue(
  field: Field,
  node: FieldNode,
  path: string,
  defaults: VariableDefaults,
  count: (value: unknown) => number,
): Cost | undefined {
  const [name = '', ...inside] = path.split('.');
  const defined = field.args.find((argument) => argument.name === name);
  if (!defined) return undefined;
  return readArgument(defined, node, defaults, (value) => count(inside.reduce(fieldOf, value)));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function sum(costs: readonly Cost[]): Cost {
  const changing = costs.filter((cost) => typeof cost === 'function');
  const fixed = costs.reduce<number>((total, cost) => (typeof cost === 'number' ? total + cost : total), 0);
  if (changing.length === 0) return fixed;
  return (variables) => changing.reduce((total, cost) => total + cost(variables), fixed);
}

export function times(one: Cost, other: Cost): Cost {
  if (typeof one === 'number' && typeof other === 'number') return one * other;
  return (variables) => evaluate(one, variables) * evaluate(other, variables);
}

/** The first cost, or if that is 0, the second one. */
function either(one: Cost, other: Cost): Cost {
  if (typeof one === 'number') return one || other;
  return (variables) => evaluate(one, variables) || evaluate(other, variables);
}

export function evaluate(cost: Cost, variables: Variables): number {
  return typeof cost === 'number' ? cost : cost(variables);
}
