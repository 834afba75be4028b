import { DOMParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { schema, writeMarkdown } from './description-markdown.ts';

function pasted(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = cleanHtml(html);
  return writeMarkdown(DOMParser.fromSchema(schema).parse(element));
}

// Hostile HTML is pasted in a browser (`e2e/admin/description.spec.ts`), because DOMPurify is not reliable in this environment.
test.each([
  [
    'a description of Shopify',
    '<meta charset="utf-8"><h2>Care</h2><p>Wash <em>cold</em>, <a href="https://a.example/x" target="_blank" rel="noopener">more</a></p>' +
      '<ul>\n<li>One</li>\n<li><span style="color:red"><strong>Two</strong></span></li>\n</ul>',
    '**Care**\n\nWash *cold*, [more](https://a.example/x)\n\n- One\n- **Two**',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:normal">Bold</span>' +
      '<span style="font-weight:400;font-style:italic"> italic</span></p><ol><li dir="ltr"><p><span>One</span></p></li></ol></b>',
    '**Bold** *italic*\n\n1. One',
  ],
  [
    'Word',
    '<p class=MsoNormal><b>Bold</b><o:p></o:p></p>' +
      ['One', 'Two']
        .map(
          (name) =>
            `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
            `<span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${name}<o:p></o:p></p>`,
        )
        .join('\n') +
      `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Three</p>`,
    '**Bold**\n\n- One\n- Two\n\n1. Three',
  ],
  [
    'a table',
    '<table><tbody><tr><th><p>Size</p></th><td>M</td></tr><tr><td>L</td><td>2</td></tr></tbody></table>',
    'Size | M\n\nL | 2',
  ],
])('%s becomes formatted text', (_, html, text) => {
  expect(pasted(html)).toBe(text);
});
