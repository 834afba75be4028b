import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** More selections than a document within the other limits has, unless its fragments multiply without any field. */
const MAX_STEPS = 20_000;

/** A place in the answer, with how many fields of the document are merged there. */
interface Place {
  fields: number;
  inside: Map<string, Place>;
}

/**
 * How many fields of a document end up in the same place of its answer, where most of them do: validation compares
 * each of them with each other. Only for documents of few fields, each fragment counted as often as it is spread.
 */
export function mostMergedFields({ definitions }: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const spreading = new Set<string>();
  let most = 0;
  let steps = 0;

  function read({ selections }: SelectionSetNode, place: Place): void {
    for (const selection of selections) {
      steps += 1;
      if (steps > MAX_STEPS) most = Number.POSITIVE_INFINITY;
      if (most === Number.POSITIVE_INFINITY) return;
      if (selection.kind === Kind.FIELD) {
        const answered = placeAt(place, (selection.alias ?? selection.name).value);
        most = Math.max(most, answered.fields);
        if (selection.selectionSet) read(selection.selectionSet, answered);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet, place);
      else readSpread(selection.name.value, place);
    }
  }

  function readSpread(name: string, place: Place): void {
    const fragment = fragments.get(name);
    // A fragment inside itself is for the validation to refuse.
    if (!fragment || spreading.has(name)) return;
    spreading.add(name);
    read(fragment.selectionSet, place);
    spreading.delete(name);
  }

  for (const definition of definitions) {
    if ('selectionSet' in definition) read(definition.selectionSet, { fields: 0, inside: new Map() });
  }
  return most;
}

function placeAt({ inside }: Place, name: string): Place {
  const place = inside.get(name) ?? { fields: 0, inside: new Map() };
  place.fields += 1;
  inside.set(name, place);
  return place;
}
