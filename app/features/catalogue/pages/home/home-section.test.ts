import { expect, test } from 'vitest';
import {
  contentProblems,
  FIRST_SECTIONS,
  NO_CONTENT,
  withChanged,
  withMoved,
  withSection,
} from './home-section.ts';

const two = withSection(withSection([], 'text', { title: 'A' }), 'text', { title: 'B' });
const idsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => id);

test('what is added comes last, under an id that no other has', () => {
  expect(idsOf(two)).toEqual(['text-1', 'text-2']);
  const without = withChanged(two, 'text-1', () => null);
  expect(idsOf(withSection(without, 'text', {}))).toEqual(['text-2', 'text-1']);
});

test('a section moves to its place, past the end to the last', () => {
  expect(idsOf(withMoved(FIRST_SECTIONS, 'new', 2)).slice(0, 3)).toEqual(['hero', 'new', 'first']);
  expect(withMoved(FIRST_SECTIONS, 'hero', 99).at(-1)?.id).toBe('hero');
  expect(withMoved(FIRST_SECTIONS, 'none', 1)).toEqual(FIRST_SECTIONS);
});

test('a section has what its kind needs, and nothing of other kinds', () => {
  expect(contentProblems('text', { ...NO_CONTENT, category: 'Home' })).toEqual({
    title: 'is missing',
    category: 'is nothing that text has',
  });
  expect(contentProblems('collection', { ...NO_CONTENT, collection: 'summer' })).toEqual({});
});

test.each(['/categories', '/search?q=a#b', 'https://example.com/a'])('%s is a link', (link) => {
  expect(contentProblems('text', { ...NO_CONTENT, title: 'A', link, linkWords: 'B' })).toEqual({});
});

test.each([
  'categories',
  '//example.com',
  '/\\example.com',
  '/a\\b',
  'http://example.com',
  'https://user:pw@example.com',
  'javascript:1',
])('%s is none', (link) => {
  const problems = contentProblems('text', { ...NO_CONTENT, title: 'A', link, linkWords: 'B' });
  expect(problems.link).toContain('leads nowhere');
});

test('a link has words, and words a link', () => {
  const text = { ...NO_CONTENT, title: 'A' };
  expect(contentProblems('text', { ...text, link: '/a' })).toEqual({ linkWords: 'is missing' });
  expect(contentProblems('text', { ...text, linkWords: 'a' })).toEqual({ link: 'is missing' });
});
