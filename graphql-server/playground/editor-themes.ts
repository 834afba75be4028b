import type { GraphiQLProps } from 'graphiql';

type Palette = {
  ink: string;
  muted: string;
  accent: string;
  leaf: string;
  marigold: string;
  violet: string;
  raised: string;
  hairline: string;
};

// The shop's colours; violet has no counterpart there and tells variables from keywords.
const LIGHT: Palette = {
  ink: '#1f1624',
  muted: '#675c6d',
  accent: '#c4005c',
  leaf: '#0a6b43',
  marigold: '#8a5200',
  violet: '#5b3fb8',
  raised: '#ffffff',
  hairline: '#e6e0e7',
};
const DARK: Palette = {
  ink: '#f5f0f6',
  muted: '#b6abbc',
  accent: '#ff74ae',
  leaf: '#6fd9a5',
  marigold: '#ffbf4d',
  violet: '#bfaeff',
  raised: '#272029',
  hairline: '#3b3342',
};

/** The editors' themes by the colour scheme they are for. */
export const EDITOR_THEME_NAMES = {
  light: 'mela-light',
  dark: 'mela-dark',
} satisfies GraphiQLProps['editorTheme'];

/** What Monaco has to know before the first editor is made. */
export const EDITOR_THEMES = [
  { name: EDITOR_THEME_NAMES.light, theme: themeOf('vs', LIGHT) },
  { name: EDITOR_THEME_NAMES.dark, theme: themeOf('vs-dark', DARK) },
];

function themeOf(base: 'vs' | 'vs-dark', palette: Palette) {
  return { base, inherit: true, rules: tokenRules(palette), colors: surfaceColours(palette) };
}

function tokenRules({ ink, muted, accent, leaf, marigold, violet }: Palette) {
  const colours = {
    '': ink,
    comment: muted,
    keyword: accent,
    'key.identifier': ink,
    'type.identifier': leaf,
    string: marigold,
    number: violet,
    'argument.identifier': violet,
    'string.key.json': ink,
    'string.value.json': marigold,
    'keyword.json': accent,
  };
  return Object.entries(colours).map(([token, colour]) => ({ token, foreground: colour.slice(1) }));
}

function surfaceColours({ ink, muted, accent, violet, raised, hairline }: Palette) {
  const soft = `${accent}1f`;
  return {
    'editor.background': '#00000000',
    'editor.foreground': ink,
    'editorLineNumber.foreground': muted,
    'editorCursor.foreground': accent,
    'editorBracketHighlight.foreground1': muted,
    'editorBracketHighlight.foreground2': accent,
    'editorBracketHighlight.foreground3': violet,
    'editor.selectionBackground': `${accent}33`,
    'scrollbar.shadow': '#00000000',
    'textLink.foreground': accent,
    'editorHoverWidget.background': raised,
    'editorHoverWidget.border': hairline,
    'editorWidget.background': raised,
    'editorSuggestWidget.background': raised,
    'editorSuggestWidget.border': hairline,
    'editorSuggestWidget.selectedBackground': soft,
    'editorSuggestWidget.selectedForeground': ink,
    'editorSuggestWidget.highlightForeground': accent,
    'list.hoverBackground': soft,
    'list.highlightForeground': accent,
    'menu.background': raised,
    'menu.selectionBackground': soft,
    'menu.selectionForeground': ink,
    'quickInput.background': raised,
    'quickInputList.focusBackground': soft,
    'quickInputList.focusForeground': ink,
    focusBorder: accent,
  };
}
