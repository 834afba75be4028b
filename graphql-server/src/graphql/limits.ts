import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { MAX_OFFSET, MAX_PAGE_SIZE } from '../catalogue/list/page.ts';
import { mostMergedFields } from './merged-fields.ts';

/** Long enough for every document a person or a program writes: long values belong in variables. */
export const MAX_DOCUMENT_LENGTH = 20_000;
export const MAX_TOKENS = 1_000;
export const MAX_DEPTH = 10;
export const MAX_ALIASES = 50;
export const MAX_FIELDS = 400;
/** Validation compares each fragment with each other. */
export const MAX_FRAGMENTS = 40;
/** How often fragments beside each other may ask for the same field. */
export const MAX_MERGED_FIELDS = 20;
/** In fields of some 60 bytes that may have to be answered: a page of 100 whole products costs some 15,000. */
export const MAX_COST = 16_000;
const INTROSPECTION_COST = 5_000;
/** How many values a field inside an introspection may have, as far as the cost goes. */
const INTROSPECTION_LIST_SIZE = 10;
/** How many values a list field without `first` answers at most. */
const LIST_SIZES: Record<string, number> = { images: 10 };
const DEFAULT_PAGE_SIZE = 50;
/** Fields whose answer may be long, by its length, or takes more work than reading it off a document. */
const FIELD_COSTS: Record<string, number> = { description: 50, title: 2, alt: 2, productCount: 10 };
const ALIAS_LENGTH_PER_COST = 60;
/** The database steps over so many documents of an index in the time that a field takes. */
const OFFSET_PER_COST = 100;
const PAGED_FIELDS = new Set(['categories', 'products']);

type Variables = Record<string, unknown>;

interface Measured {
  depth: number;
  aliases: number;
  fields: number;
  cost: number;
}

const NOTHING: Measured = { depth: 0, aliases: 0, fields: 0, cost: 0 };

/**
 * Measures what a document asks for, each fragment as often as it is spread, before anything validates or runs it.
 * @returns a sentence that names the limit it is over, or null.
 */
export function overLimit(document: DocumentNode, variables: Variables): string | null {
  const measurement = new Measurement(document, variables);
  const { depth, aliases, fields, cost } = measurement.document();
  if (measurement.fragmentCount > MAX_FRAGMENTS) {
    return `This document has too many fragments: at most ${MAX_FRAGMENTS} are read.`;
  }
  if (depth > MAX_DEPTH)
    return `This operation is nested too deeply: at most ${MAX_DEPTH} levels are answered.`;
  if (aliases > MAX_ALIASES)
    return `This operation has too many aliases: at most ${MAX_ALIASES} are answered.`;
  if (fields > MAX_FIELDS) return `This operation has too many fields: at most ${MAX_FIELDS} are answered.`;
  if (mostMergedFields(document) > MAX_MERGED_FIELDS) {
    return `This document asks for one field too often: at most ${MAX_MERGED_FIELDS} times in the same place.`;
  }
  if (cost > MAX_COST) {
    return `This operation asks for too much: at most ${MAX_COST} fields are answered. Ask for smaller pages.`;
  }
  return null;
}

class Measurement {
  readonly #document: DocumentNode;
  readonly #variables: Variables;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Measured>();

  constructor(document: DocumentNode, variables: Variables) {
    this.#document = document;
    this.#variables = variables;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  get fragmentCount(): number {
    return this.#document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  }

  /** All operations together, and the fragments that none of them spreads: validation reads these too. */
  document(): Measured {
    const roots = this.#document.definitions
      .filter((definition) => 'selectionSet' in definition)
      .filter((definition) => this.#fragments.get(definition.name?.value ?? '') !== definition)
      .map(({ selectionSet }) => this.#selections(selectionSet));
    const unused = [...this.#fragments.keys()]
      .filter((name) => !this.#measured.has(name))
      .map((name) => this.#fragment(name));
    return [...roots, ...unused].reduce(sum, NOTHING);
  }

  #selections({ selections }: SelectionSetNode): Measured {
    return selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return this.#field(selection);
        if (selection.kind === Kind.INLINE_FRAGMENT) return this.#selections(selection.selectionSet);
        return this.#fragment(selection.name.value);
      })
      .reduce(sum, NOTHING);
  }

  #field(field: FieldNode): Measured {
    const inside = field.selectionSet ? this.#selections(field.selectionSet) : NOTHING;
    const aliases = inside.aliases + (field.alias ? 1 : 0);
    const fields = inside.fields + 1;
    const aliasCost = Math.floor((field.alias?.value.length ?? 0) / ALIAS_LENGTH_PER_COST);
    if (field.name.value.startsWith('__')) {
      // A rule of GraphQL's own bounds how deep an introspection goes.
      const cost = field.selectionSet ? INTROSPECTION_COST + inside.cost * INTROSPECTION_LIST_SIZE : 1;
      return { depth: 1, aliases, fields, cost: cost + aliasCost };
    }
    const offsetCost = Math.floor((this.#number(field, 'offset', MAX_OFFSET) ?? 0) / OFFSET_PER_COST);
    const ownCost = (FIELD_COSTS[field.name.value] ?? 1) + aliasCost + offsetCost;
    const cost = ownCost + inside.cost * this.#listSize(field);
    return { depth: inside.depth + 1, aliases, fields, cost };
  }

  #fragment(name: string): Measured {
    const known = this.#measured.get(name);
    if (known) return known;
    // A fragment inside itself is for the validation to refuse: here it counts as nothing.
    this.#measured.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    const measured = fragment ? this.#selections(fragment.selectionSet) : NOTHING;
    this.#measured.set(name, measured);
    return measured;
  }

  #listSize(field: FieldNode): number {
    const name = field.name.value;
    if (!PAGED_FIELDS.has(name)) return LIST_SIZES[name] ?? 1;
    return this.#number(field, 'first', MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE;
  }

  /** @param most what an argument counts for that cannot be read here: it may be a variable's default. */
  #number({ arguments: given }: FieldNode, name: string, most: number): number | null {
    const argument = given?.find((candidate) => candidate.name.value === name)?.value;
    if (!argument) return null;
    const value =
      argument.kind === Kind.VARIABLE
        ? this.#variables[argument.name.value]
        : Number('value' in argument && argument.value);
    return typeof value === 'number' && value >= 0 ? value : most;
  }
}

function sum(a: Measured, b: Measured): Measured {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    cost: a.cost + b.cost,
  };
}
