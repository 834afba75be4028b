import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';

describe('HTML', () => {
  test.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['<p>A <strong> bold </strong>word, <b>and</b><b></b> another</p>', 'A **bold** word, **and** another'],
    ['<b>Two<p>blocks</p></b>', '**Two**\n\n**blocks**'],
    ['<h2>Care</h2>Wash <em>cold</em>.', '**Care**\n\nWash cold.'],
    ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul><p>After</p>', '- One\n- Two\n\nAfter'],
    ['<ol><li>One<ul><li>in</li></ul></li><li><p>Two</p></li></ol>', '1. One\n   - in\n2. Two'],
    [
      '<p>A <a href="https://a.example/x?y=1&amp;z=(2)">link</a></p>',
      'A [link](https://a.example/x?y=1&z=%282%29)',
    ],
    ['<a href="/inside">in</a> <a href="javascript:alert(1)">script</a>', 'in script'],
    ['<table><tr><th>Size</th><td>M</td></tr><tr><td>L</td><td>2</td></tr></table>', 'Size | M\n\nL | 2'],
    ['<style>p{color:red}</style><p>Text</p><script>alert("<p>")</script><!-- <p>no</p> -->', 'Text'],
    ['<p title="a > b">Quoted</p>', 'Quoted'],
    [
      '<p>5 &lt; 6 &amp;&amp; 7 &gt; 2, caf&eacute;&nbsp;&#8377;&#x20b9; &unknown;</p>',
      '5 < 6 && 7 > 2, café ₹₹ &unknown;',
    ],
    ['<p>2 < 3 and 4 > 1</p>', '2 < 3 and 4 > 1'],
    [
      '<p>*Not* bold, _nor_ this, snake_case, [no](https://x.example)</p>',
      '\\*Not\\* bold, \\_nor\\_ this, snake_case, \\[no\\](https://x.example)',
    ],
    ['<p>- no list</p><p>1. nor this</p>', '\\- no list\n\n1\\. nor this'],
    ['Plain\ntext & more', 'Plain\ntext & more'],
    ['<p>Open <b>ended', 'Open **ended**'],
    ['<p>Cut <a href="x', 'Cut'],
    ['<meta charset="utf-8"><div><div>Deep</div></div>', 'Deep'],
    ['<img src="a.png" alt="x"><p> </p>', ''],
    ['  Plain \n', 'Plain'],
    ['<P>One</P><P>a\u0007b\ue000</P>', 'One\n\nab'],
    ['a <b>x</b> <', 'a **x** <'],
    ['<p>a<!---->b<!-- no -->c<!-- cut', 'abc'],
    ["<p title='a > b'>Quoted</p>", 'Quoted'],
    ["<p it's>Not quoted</p>", 'Not quoted'],
    [
      '<p>A <b>bold <strong>and <em>bolder</em></strong> word</b> here</p>',
      'A **bold and bolder word** here',
    ],
    ['<h2>Very <b>soft</b></h2>', '**Very soft**'],
    ['<table><tr> <th>Size</th> <th>Fit</th><tr><td>M</td></tr>left</table>', 'Size | Fit\n\nM\n\nleft'],
    ['<ul>One<li>Two<br>lines</li>three</ul>', '- One\n- Two lines\n- three'],
    ['<ol><li></li>None<li>Two<p>parts</p></li></ol><p>After</p>', '- None\n2. Two\n- parts\n\nAfter'],
    ['<a href=" https://a.example ">A <em>red</em> shoe</a> more', '[A red shoe](https://a.example) more'],
    ['a<a href="https://a.example"> </a><a href="mailto:b@a.example">b<br>c</a>', 'a b\nc'],
  ])('%j is %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test.each(['script', 'style', 'template', 'iframe', 'object', 'svg', 'head', 'title', 'textarea'])(
    'has nothing for people in <%s>',
    (name) => {
      expect(htmlToText(`a<${name} class="x">hidden <b>no</b></${name}>b`)).toBe('ab');
    },
  );

  test.each([
    ['<b><<b>a -->', '**< a -->**'],
    ['<<b></b>p>', '< p>'],
    ['<h2><<b>p</b>></h2>', '**< p>**'],
  ])('makes no tag of what stood around one: %s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test('leaves no tag of any kind', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/',
      'p',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<li>',
      '<ul>',
      '"',
      "='",
      '&lt;',
      'a ',
      '\n',
      '<!--',
      '-->',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const html = parts.filter((one) => one !== '&lt;').join('');
        expect(htmlToText(html)).not.toMatch(/<\/?[a-z!][^<]*>/i);
      }),
    );
  });

  test('of a hundred kilobytes is parsed quickly, however it is nested or truncated', () => {
    for (const html of [
      '<p'.repeat(50_000),
      '<b>'.repeat(30_000),
      '<script>'.repeat(10_000),
      '&#'.repeat(50_000),
    ]) {
      const before = process.cpuUsage();
      htmlToText(html);
      // Measures only this process, whatever else the machine does.
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    }
  });
});
