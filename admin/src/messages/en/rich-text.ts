export const formatting = 'Formatting';
export const bold = 'Bold';
export const italic = 'Italic';
export const link = 'Link';
export const bulletList = 'Bullet list';
export const numberedList = 'Numbered list';
export const markdown = 'Markdown';
export const editAsMarkdown = 'Edit as Markdown';
export const onlyAsMarkdown =
  'This text has formatting that the editor cannot display, so you can edit it only as Markdown.';
export const withKey = (label: string, key: string) => `${label} (Ctrl ${key})`;
export const linkAddress = 'Link address';
export const linkNotUsable =
  'Enter a web address that starts with https://, or an email address that starts with mailto:.';
export const setLink = 'Set link';
export const removeLink = 'Remove link';
