import { DESCRIPTION_LINK, descriptionParser } from '@mela/rules/markdown.ts';
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './description-markdown.ts';
import type { FormatAction } from './Toolbar.tsx';

const { strong, em, link } = schema.marks;
const { bullet_list, ordered_list, list_item, hard_break } = schema.nodes;
const TIGHT = { tight: true };

export const COMMANDS: Record<Exclude<FormatAction, 'link'>, Command> = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  bullets: toggleList(bullet_list),
  numbers: toggleList(ordered_list),
};

/** @param onLink opens the form for the link */
export function startState(doc: Node, onLink: () => void): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      history(),
      inputRules({
        rules: [
          wrappingInputRule(/^\s*[-+*]\s$/, bullet_list, TIGHT),
          wrappingInputRule(/^(\d{1,9})\.\s$/, ordered_list, ([, first]) => ({
            ...TIGHT,
            order: Number(first),
          })),
        ],
      }),
      keymap({
        'Mod-b': COMMANDS.bold,
        'Mod-i': COMMANDS.italic,
        'Mod-k': () => {
          onLink();
          return true;
        },
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        Enter: splitListItem(list_item),
        'Shift-Enter': (state, dispatch) => {
          dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
          return true;
        },
        // Tab is not used, because it has to leave the field.
        'Mod-]': sinkListItem(list_item),
        'Mod-[': liftListItem(list_item),
      }),
      keymap({ ...baseKeymap, Backspace: chainCommands(liftItem, baseKeymap['Backspace'] as Command) }),
    ],
  });
}

/** Whether the selection has each format. */
export function formatsOf(state: EditorState): Record<FormatAction, boolean> {
  const list = listAround(state)?.node.type;
  return {
    bold: hasMark(state, strong),
    italic: hasMark(state, em),
    link: hasMark(state, link),
    bullets: list === bullet_list,
    numbers: list === ordered_list,
  };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

function listAround({ selection: { $from } }: EditorState): { node: Node; position: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === bullet_list || node.type === ordered_list)
      return { node, position: $from.before(depth) };
  }
  return null;
}

/** Starts a list, changes its kind, or ends it. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (!list) return wrapInList(type, TIGHT)(state, dispatch, view);
    if (list.node.type === type) return liftListItem(list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.position, type, { tight: list.node.attrs['tight'] }));
    return true;
  };
}

/**
 * Backspace at the beginning of an item ends the list there, instead of joining the item with the previous
 * one.
 */
const liftItem: Command = (state, dispatch, view) => {
  const { empty, $from } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.node(-1)?.type === list_item;
  return isAtStart && liftListItem(list_item)(state, dispatch, view);
};

/** The link at the selection, and the range that it covers. Without a link, the selected range. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  const mark = link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  if (!mark) return { href: '', from, to };
  const nodes = $from.parent.children;
  const isLinked = (index: number) => mark.isInSet(nodes[index]?.marks ?? []);
  let first = $from.index();
  let end = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(end)) end += 1;
  return {
    href: mark.attrs['href'],
    from: $from.posAtIndex(first),
    to: Math.max(to, $from.posAtIndex(end)),
  };
}

/** The address as descriptions store it. null: descriptions cannot link to it. */
export function linkAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const isUsable = DESCRIPTION_LINK.test(address) && URL.canParse(address);
  return isUsable ? descriptionParser.normalizeLink(address) : null;
}

/** Links the range, or removes its link. For an empty range, inserts the address as text. */
export function setLink(address: string | null, { from, to }: { from: number; to: number }): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const text = address?.replace(/^(https:\/\/|mailto:)/i, '') ?? '';
    if (from === to) tr.insertText(text, from);
    const end = from === to ? from + text.length : to;
    tr.removeMark(from, end, link);
    if (address !== null) tr.addMark(from, end, link.create({ href: address }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link).scrollIntoView());
    return true;
  };
}
