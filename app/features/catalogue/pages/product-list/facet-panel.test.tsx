import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { FacetPanel } from './facet-panel.tsx';

test('a count stands after its value, also after one that is written from right to left', () => {
  const values = [
    { value: 'Sand', count: 2 },
    { value: 'أسود', count: 3 },
  ];
  const element = (
    <FacetPanel query={searchFor('a')} facets={[{ name: 'option.Colour', values }]} found={5} />
  );
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  expect(markup).toContain('>Sand (2)</label>');
  expect(markup).toContain('><bdi>أسود</bdi> (3)</label>');
});
