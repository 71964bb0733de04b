import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a form of any page stays as it is where the shop cannot be reached', () => {
  const routes = globSync('app/features/*/routes/*.{ts,tsx}').map((file) => ({
    ...{ file, code: readFileSync(file, 'utf8') },
  }));
  const posted = routes.filter(({ code }) => /export async function action\b/.test(code));
  const lost = posted.filter(({ code }) => !code.includes('export { clientAction }'));
  expect(posted.length).toBeGreaterThan(10);
  expect(lost.map(({ file }) => file)).toEqual([]);
});
