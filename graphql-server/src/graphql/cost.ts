import {
  type ConstValueNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNullableType,
  isListType,
  Kind,
  type ValueNode,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../list/bounds.ts';

/** What a list may have of which the schema does not say how long it is: it counts before anybody thinks of it. */
const UNKNOWN_LIST_SIZE = MAX_PAGE_SIZE;
const ALIAS_LENGTH_PER_COST = 60;
/** The database steps over so many documents of an index in the time that a field takes. */
const OFFSET_PER_COST = 64;

export type Variables = Record<string, unknown>;
/** What the document says of variables that a request leaves out. */
export type VariableDefaults = ReadonlyMap<string, ConstValueNode>;
type Field = GraphQLField<unknown, unknown>;

/** A number, or what makes one of an operation's variables. */
export type Cost = number | ((variables: Variables) => number);

/** The lists of a page, which are as long as the page's arguments say. */
export interface PagedLists {
  names: readonly string[];
  size: Cost;
}

/** What a schema's `@cost` and `@listSize` say of a field. */
interface Weights {
  weight: number;
  assumedSize: number;
  slicingArguments: readonly string[];
  sizedFields: readonly string[];
}

/** What the fields of a schema cost, as its own directives say. */
export class FieldCosts {
  readonly #schema: GraphQLSchema;
  readonly #weights = new WeakMap<Field, Weights>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** What answering a field once costs, without what is inside it. */
  ofOne(field: Field | undefined, node: FieldNode, defaults: VariableDefaults): Cost {
    const aliasCost = Math.floor((node.alias?.value.length ?? 0) / ALIAS_LENGTH_PER_COST);
    const fixed = aliasCost + (field ? this.#weightsOf(field).weight : 1);
    const offset = field && argumentValue(field, node, 'offset', defaults, stepsOver);
    return offset === undefined ? fixed : sum([fixed, times(1 / OFFSET_PER_COST, offset)]);
  }

  /**
   * How many values a field has: those of a page's lists are counted by the page's arguments, a list with such arguments by its own.
   * @param around the page that the field is in
   * @param own what the field's own arguments say
   */
  listSize(field: Field | undefined, around: PagedLists | null, own: PagedLists | null): Cost {
    if (!field) return 1;
    if (around?.names.includes(field.name)) return around.size;
    if (!isListType(getNullableType(field.type))) return 1;
    return own?.size ?? this.#weightsOf(field).assumedSize;
  }

  /** The lists inside a field that is a page of something. */
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

/** What cannot be read here counts as the largest page. */
function pageSize(first: unknown): number {
  return typeof first === 'number' && first >= 0 ? first : MAX_PAGE_SIZE;
}

/** 0 where nothing is said: then another argument counts. */
function sizeIfSaid(last: unknown): number {
  return last == null ? 0 : pageSize(last);
}

/** Less than none is for the list to refuse, and what is no number for the schema. */
function stepsOver(offset: unknown): number {
  return typeof offset === 'number' ? Math.max(0, offset) : 0;
}

/** @returns what counts for the value of an argument; undefined when the field has no such argument. */
function argumentValue(
  field: Field,
  node: FieldNode,
  name: string,
  defaults: VariableDefaults,
  count: (value: unknown) => number,
): Cost | undefined {
  const defined = field.args.find((argument) => argument.name === name);
  if (!defined) return undefined;
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!value) return count(defined.defaultValue);
  if (value.kind !== Kind.VARIABLE) return count(numberOf(value));
  const variable = value.name.value;
  const fallback = defaults.get(variable);
  const omitted = fallback ? numberOf(fallback) : defined.defaultValue;
  return (variables) => count(variables[variable] === undefined ? omitted : variables[variable]);
}

function numberOf(value: ValueNode): number | undefined {
  return 'value' in value ? Number(value.value) : undefined;
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

/** The first cost, or the other where that is nothing. */
function either(one: Cost, other: Cost): Cost {
  if (typeof one === 'number') return one || other;
  return (variables) => evaluate(one, variables) || evaluate(other, variables);
}

export function evaluate(cost: Cost, variables: Variables): number {
  return typeof cost === 'number' ? cost : cost(variables);
}
