import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CachedFragment, FragmentCacheContext } from '#app/ui/cached-fragment.tsx';
import { openFragmentCache } from './fragment-cache.server.ts';

let rendered: string[] = [];

function Card({ title }: { title: string }) {
  rendered.push(title);
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <h2 id={id}>{title} & more</h2> ★ {title}
    </article>
  );
}

/** A page of cards for somebody: as a browser sees it, or as the server does. */
function Page({ name, titles }: { name: string; titles: readonly string[] }) {
  const id = useId();
  return (
    <main id={id}>
      Hello {name}
      <CachedFragment of={titles}>
        {titles.map((title) => (
          <Card key={title} title={title} />
        ))}
      </CachedFragment>
      <Card title={name} />
    </main>
  );
}

function render(name: string, titles: readonly string[]) {
  rendered = [];
  const fragments = openFragmentCache();
  const html = renderToString(
    <FragmentCacheContext value={fragments.lookUp}>
      <Page name={name} titles={titles} />
    </FragmentCacheContext>,
  );
  return { html: `${Buffer.concat(fragments.fill(html))}`, rendered };
}

test('a page is the same whether its markup was rendered for it or cached, ids and all', () => {
  const titles = ['Book', 'Mixer'];
  const [first, second] = [render('Ann', titles), render('Bob', titles)];
  const inBrowser = (name: string) => renderToString(<Page name={name} titles={titles} />);
  expect([first.html, second.html]).toEqual([inBrowser('Ann'), inBrowser('Bob')]);
});

test('what is cached is rendered once, all else for each page', () => {
  const titles = ['Book', 'Mixer'];
  expect(render('Ann', titles).rendered).toEqual(['Book', 'Mixer', 'Ann']);
  expect(render('Bob', titles).rendered).toEqual(['Bob']);
});

test('another object, even one that is alike, is rendered anew', () => {
  render('Ann', ['Book']);
  expect(render('Ann', ['Book']).rendered).toEqual(['Book', 'Ann']);
});

test('what looks like a placeholder in the text of a page is text', () => {
  const text = '<cached-fragment slot="0"></cached-fragment>';
  const titles = ['$& $1'];
  const { html } = render(text, titles);
  expect(html).toBe(renderToString(<Page name={text} titles={titles} />));
});
