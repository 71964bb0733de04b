import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

const links = [
  { to: '/' },
  { to: '/orders/pi_1?a=b#last', prefetch: 'intent', className: 'title' },
  { to: '/product/caf%C3%A9%20%26', viewTransition: true, 'aria-current': 'page' },
  { to: '/search?q=a+b&category=x%2Fy', replace: true, preventScrollReset: true, rel: 'next' },
] as const;

test.each(links)('the server renders the link to $to as the router would', (props) => {
  const markup = renderToStaticMarkup(
    <StaticRouter location="/search?q=a">
      <RouterLink {...props} discover="none">
        Title
      </RouterLink>
    </StaticRouter>,
  );
  expect(renderToStaticMarkup(<Link {...props}>Title</Link>)).toBe(markup);
});
