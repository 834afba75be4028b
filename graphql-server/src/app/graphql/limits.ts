import type { Message } from '@mela/rules/messages.ts';
import {
  type ConstValueNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { appMessages } from '../messages.ts';
import { evaluate, FieldCosts, type PagedLists, sum, times } from './cost.ts';
import type { Cost, VariableDefaults, Variables } from './read-argument.ts';

/** Enough for every document that a person or program writes: long values belong in variables. */
export const MAX_DOCUMENT_LENGTH = 20_000;
export const MAX_TOKENS = 1_000;
export const MAX_DEPTH = 10;
export const MAX_ALIASES = 50;
export const MAX_FIELDS = 400;
/** The number of fragments is limited because validation compares each pair. */
export const MAX_FRAGMENTS = 40;
/** The number of times that a document may request the same field in the same place. Validation compares each pair. */
export const MAX_MERGED_FIELDS = 20;
/**
 * The limit of one operation, in fields of about 60 bytes of response. A page of 40 products with all their variants costs about
 * 24,000.
 */
export const MAX_COST = 25_000;
/** More selections than any ordinary document within the other limits has. Only fragments that multiply without any field exceed it. */
const MAX_SELECTIONS = 5_000;
const INTROSPECTION_COST = 6_500;
/** The assumed number of items in a list field of an introspection. */
const INTROSPECTION_LIST_SIZE = 10;

/**
 * The limits of operations on a schema. A document is measured once, before validation; then its cost is a sum over the variables
 * of each operation.
 */
export class Limits {
  readonly #schema: GraphQLSchema;
  readonly #costs: FieldCosts;
  readonly #measured = new WeakMap<DocumentNode, Cost | OverLimit>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#costs = new FieldCosts(schema);
  }

  /** @returns the exceeded limit, or null */
  faultOf(document: DocumentNode, variables: Variables): Message | null {
    const cost = this.costOf(document, variables);
    if (typeof cost !== 'number') return cost;
    return cost > MAX_COST ? appMessages.tooMuchData({ max: MAX_COST }) : null;
  }

  /** @returns the cost of an operation, or another exceeded limit */
  costOf(document: DocumentNode, variables: Variables): number | Message {
    const cost = this.#measured.get(document) ?? this.#measure(document);
    return cost instanceof OverLimit ? cost.limit : evaluate(cost, variables);
  }

  #measure(document: DocumentNode): Cost | OverLimit {
    const measured = costOrLimit(() => new Measurement(this.#schema, this.#costs).read(document));
    this.#measured.set(document, measured);
    return measured;
  }
}

class OverLimit extends Error {
  readonly limit: Message;

  constructor(limit: Message) {
    super(limit.text);
    this.limit = limit;
  }
}

function costOrLimit(measure: () => Cost): Cost | OverLimit {
  try {
    return measure();
  } catch (error) {
    if (error instanceof OverLimit) return error;
    throw error;
  }
}

/** A place in the response, with the number of fields of the document that are merged there. */
interface Place {
  fields: number;
  inside: Map<string, Place>;
}

/** The position of a selection in the document. */
interface Position {
  /** Undefined if the document does not fit the schema. */
  type: GraphQLNamedType | undefined;
  depth: number;
  place: Place;
  paged: PagedLists | null;
  isIntrospection: boolean;
}

/** One walk through a document. It visits a fragment each time it is spread, and stops at the first exceeded limit. */
class Measurement {
  readonly #schema: GraphQLSchema;
  readonly #costs: FieldCosts;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #spread = new Set<FragmentDefinitionNode>();
  readonly #spreading = new Set<string>();
  #defaults: VariableDefaults = new Map();
  #selections = 0;
  #fields = 0;
  #aliases = 0;
  #mostMerged = 0;

  constructor(schema: GraphQLSchema, costs: FieldCosts) {
    this.#schema = schema;
    this.#costs = costs;
  }

  /** Measures all operations together, and unused fragments, because validation reads these too. */
  read({ definitions }: DocumentNode): Cost {
    const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    if (fragments.length > MAX_FRAGMENTS)
      throw new OverLimit(appMessages.tooManyFragments({ max: MAX_FRAGMENTS }));
    for (const fragment of fragments) this.#fragments.set(fragment.name.value, fragment);
    const costs = operations.map((operation) => this.#readRoot(operation));
    for (const fragment of fragments) if (!this.#spread.has(fragment)) costs.push(this.#readRoot(fragment));
    if (this.#mostMerged > MAX_MERGED_FIELDS)
      throw new OverLimit(appMessages.fieldTooOften({ max: MAX_MERGED_FIELDS }));
    return sum(costs);
  }

  #readRoot(root: OperationDefinitionNode | FragmentDefinitionNode): Cost {
    const type =
      root.kind === Kind.FRAGMENT_DEFINITION
        ? this.#typeOn(root)
        : (this.#schema.getRootType(root.operation) ?? undefined);
    const place = { fields: 0, inside: new Map() };
    this.#defaults = defaultsOf(root);
    return this.#read(root.selectionSet, { type, depth: 0, place, paged: null, isIntrospection: false });
  }

  #read({ selections }: SelectionSetNode, position: Position): Cost {
    return sum(
      selections.map((selection) => {
        this.#selections += 1;
        if (this.#selections > MAX_SELECTIONS)
          throw new OverLimit(appMessages.fieldTooOften({ max: MAX_MERGED_FIELDS }));
        if (selection.kind === Kind.FIELD) return this.#readField(selection, position);
        if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#readSpread(selection.name.value, position);
        const type = selection.typeCondition ? this.#typeOn(selection) : position.type;
        return this.#read(selection.selectionSet, { ...position, type });
      }),
    );
  }

  #readSpread(name: string, position: Position): Cost {
    const fragment = this.#fragments.get(name);
    // Validation rejects a fragment that contains itself; here it costs nothing.
    if (!fragment || this.#spreading.has(name)) return 0;
    this.#spread.add(fragment);
    this.#spreading.add(name);
    const cost = this.#read(fragment.selectionSet, { ...position, type: this.#typeOn(fragment) });
    this.#spreading.delete(name);
    return cost;
  }

  #readField(node: FieldNode, { type, depth, place, paged, isIntrospection }: Position): Cost {
    // GraphQL's own rule limits the depth of introspection.
    const level = isIntrospection ? depth : depth + 1;
    const here = this.#count(node, place, level);
    const name = node.name.value;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const own = this.#costs.ofOne(field, node, this.#defaults);
    if (!node.selectionSet) return own;
    const startsIntrospection = !isIntrospection && name.startsWith('__');
    const ownPage = this.#costs.pagedLists(field, node, this.#defaults);
    const inside = this.#read(node.selectionSet, {
      type: field && getNamedType(field.type),
      depth: level,
      place: here,
      paged: ownPage,
      isIntrospection: isIntrospection || startsIntrospection,
    });
    if (startsIntrospection) return sum([INTROSPECTION_COST, times(INTROSPECTION_LIST_SIZE, inside)]);
    const size = isIntrospection ? 1 : this.#costs.listSize(field, paged, ownPage);
    return sum([own, times(size, inside)]);
  }

  /** @returns the field's place in the response */
  #count({ alias, name }: FieldNode, { inside }: Place, depth: number): Place {
    if (depth > MAX_DEPTH) throw new OverLimit(appMessages.tooDeep({ max: MAX_DEPTH }));
    this.#fields += 1;
    if (this.#fields > MAX_FIELDS) throw new OverLimit(appMessages.tooManyFields({ max: MAX_FIELDS }));
    if (alias) this.#aliases += 1;
    if (this.#aliases > MAX_ALIASES) throw new OverLimit(appMessages.tooManyAliases({ max: MAX_ALIASES }));
    const answerName = (alias ?? name).value;
    const place = inside.get(answerName) ?? { fields: 0, inside: new Map() };
    place.fields += 1;
    this.#mostMerged = Math.max(this.#mostMerged, place.fields);
    inside.set(answerName, place);
    return place;
  }

  #typeOn({ typeCondition }: { typeCondition?: { name: { value: string } } | undefined }) {
    return typeCondition && this.#schema.getType(typeCondition.name.value);
  }
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode | FragmentDefinitionNode) {
  const defaults = new Map<string, ConstValueNode>();
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue) defaults.set(variable.name.value, defaultValue);
  return defaults;
}
