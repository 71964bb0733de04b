import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { done } from '#app/shared/result.ts';
import { htmlToText, isHtml } from './html-text.ts';

function textOf(html: string): string {
  const read = htmlToText(html);
  return read.ok ? read.value.text : read.refusal;
}

describe('a description in HTML', () => {
  test.for([
    ['<p>One</p><p>Two <b>bold</b>\n words</p>', 'One\n\nTwo bold words'],
    ['One<br>Two<br/><br />Three', 'One\nTwo\n\nThree'],
    ['<div>One</div>\n<div>Two</div>', 'One\n\nTwo'],
    [
      '<p>Has</p>\n<ul>\n <li>one</li>\n <li> <p>two</p></li>\n</ul>\n<p>End</p>',
      'Has\n\n- one\n- two\n\nEnd',
    ],
    ['<ol><li>first<li>second</ol>', '1. first\n2. second'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n- b\n- c'],
    ['<ul><li>a<br>b</li></ul>', '- a b'],
    ['<h2>Care</h2>Wash cold.', 'Care\n\nWash cold.'],
    [
      '<table><tr><th>Width</th><td>2&nbsp;m</td></tr><tr><td>Weight</td><td>1 kg</td></tr></table>',
      'Width: 2 m\nWeight: 1 kg',
    ],
    ['<dl><dt>Width</dt><dd>2 m</dd><dt>Weight</dt><dd>1 kg</dd></dl>', 'Width: 2 m\nWeight: 1 kg'],
    ['Salt &amp; pepper &lt;3', 'Salt & pepper <3'],
    ['<style>p{}</style><p>One</p><script>alert(1)</script>', 'One'],
    ['One.\n\nTwo.\n<ul>\n<li>a</li>\n</ul>\nThree.', 'One.\n\nTwo.\n\n- a\n\nThree.'],
    ['<p></p>', ''],
  ] as const)('%j is read as %j', ([html, text]) => {
    expect(isHtml(html)).toBe(true);
    expect(textOf(html)).toBe(text);
  });

  test('names what text cannot have', () => {
    const html =
      '<p>See <a href="/x">this</a><a name="y"></a></p><img src="a.png"><iframe src="b"></iframe>';
    expect(htmlToText(html)).toEqual(
      done({
        text: 'See this',
        leftOut: ['the address of a link', 'a picture', 'a video or another page'],
      }),
    );
  });

  test.for(['Fits a < b and c > d', 'I <3 lamps', 'R&D & more', 'use <angle> brackets', ''])(
    'is not what plain text is: %j',
    (text) => {
      expect(isHtml(text)).toBe(false);
    },
  );

  test('never becomes text with tags, whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<br>',
        '\n',
        'a',
        ' ',
        '<td>',
        '<script>',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(textOf(pieces.join(''))).not.toMatch(/<\/?(?:p|ul|li|br|td|script)>|\n{3}/);
      }),
    );
  });
});
