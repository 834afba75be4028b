// A template tag that escapes every value. Only the markup of other templates, and of `trusted`, stays markup.

class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

export function html(parts, ...values) {
  return new Markup(String.raw({ raw: parts }, ...values.map(markupOf)));
}

/** For HTML that the shop has created from formatted texts. */
export const trusted = (text) => new Markup(text);

function markupOf(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
