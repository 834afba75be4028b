import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fields } from './fields.ts';

const NO_SUCH_NUMBER = 'This telephone number does not exist';

let window: Window;
let fields: Fields;

beforeEach(() => {
  window = new Window({ url: 'https://shop.example/checkout' });
  const field = (name: string, value: string) =>
    `<div class="field"><input id="${name}" name="${name}" value="${value}"><p id="${name}-error"></p></div>`;
  window.document.body.innerHTML = `<form>
    <section data-errors tabindex="-1" hidden><b data-text="title"></b><ul data-error-list><template>
      <li><a data-link="link" data-text="text"></a></li></template></ul></section>
    ${field('email', 'asha@example.com')}${field('phone', '98220 12345')}
  </form>`;
  for (const name of ['FormData', 'HTMLInputElement', 'HTMLSelectElement', 'sessionStorage'] as const)
    vi.stubGlobal(name, window[name]);
  fields = new Fields(window.document.querySelector('form') as unknown as HTMLFormElement);
  fields.start(
    () => {},
    () => {},
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

function change(name: string, value: string): void {
  const field = window.document.querySelector(`#${name}`) as unknown as HTMLInputElement;
  field.value = value;
  for (const type of ['input', 'change'])
    field.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
}

const errorAt = (name: string) => window.document.querySelector(`#${name}-error`)?.textContent;

test('a telephone number that the server refuses has its message at the field until it is changed', () => {
  change('phone', '12345 67890');
  expect(errorAt('phone')).toBe('');
  fields.refuse({ phone: NO_SUCH_NUMBER });
  expect(errorAt('phone')).toBe(NO_SUCH_NUMBER);
  expect(window.document.querySelector('#phone')?.getAttribute('aria-describedby')).toBe('phone-error');
  change('email', 'asha.rao@example.com');
  expect(errorAt('phone')).toBe(NO_SUCH_NUMBER);
  change('phone', '98220 12346');
  expect(errorAt('phone')).toBe('');
  change('phone', '12');
  expect(errorAt('phone')).toBe('Enter a telephone number with 7 to 15 digits');
});
