import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noMergedLines } from '#app/features/basket/core/merged-lines.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import { RenderedVisitorsContext, VisitorPart, visitorTexts } from '#app/ui/page/visitor-part.tsx';
import {
  audienceOf,
  DATA_GAP,
  escapeHtml,
  fillPage,
  inertScript,
  readTemplate,
  renderedVisitors,
  visitGap,
} from './page-template.server.ts';

function visitorWith(email: string | null, count: number): VisitorData {
  return {
    account: email === null ? null : { uid: 'u1', email },
    basket: { shopper: null, version: 0, count, total: 0, items: [] },
    mergedLines: noMergedLines,
    isPaymentWaiting: false,
    posted: null,
  };
}

/** A page as React renders it: with gaps on the server, for one visitor in a browser. */
function render(email: string | null, count: number, isServer: boolean): string {
  const visitor = visitorTexts(email !== null, email ?? 'Guest', count);
  return renderToString(
    <RenderedVisitorsContext value={isServer ? renderedVisitors : null}>
      <main>
        Basket{' '}
        <VisitorPart visitor={visitor}>
          {({ name, items }) => (
            <a href="/" title={name}>
              Hello {name}, {items}
            </a>
          )}
        </VisitorPart>{' '}
        & more {'<visitor-part>'}
      </main>
    </RenderedVisitorsContext>,
  );
}

const names = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('"', "'", '&amp;', '<b>', '[[name]]', '[[count]]', '$&', '</visitor-part>'),
);

test('a filled page is the page that React renders for its visitor, whatever the name', () => {
  fc.assert(
    fc.property(names, fc.nat(200), (email, count) => {
      const visitor = visitorWith(email, count);
      const pieces = readTemplate([render(null, 0, true)], audienceOf(visitor, true));
      expect(fillPage(pieces, visitor).toString()).toBe(render(email, count, false));
    }),
  );
});

test('no text leaves the element or the attribute that it is filled into', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, '')).not.toContain('&');
    }),
  );
});

test('data ends no script and begins none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const script = inertScript('visitor', JSON.stringify({ value, more: '</script><!--' }));
      const json = /^<script[^>]*>(.*)<\/script>$/s.exec(script)?.[1] ?? '';
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(
        JSON.parse(JSON.stringify({ value, more: '</script><!--' })),
      );
    }),
  );
});

test('who has been here before gets other markup than who comes for the first time', () => {
  const html = `a${visitGap('<style>p{}</style>', '<link>')}b${DATA_GAP}`;
  expect(readTemplate([html], 'newcomer')).toEqual([
    'a',
    '<style>p{}</style>',
    'b',
    { fill: 'data' },
    '',
  ]);
  expect(readTemplate([html], 'account')).toEqual(['a', '<link>', 'b', { fill: 'data' }, '']);
  expect(audienceOf(visitorWith(null, 0), false)).toBe('newcomer');
});
