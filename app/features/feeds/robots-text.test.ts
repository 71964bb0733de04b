import { expect, test } from 'vitest';
import { CRAWLER_POLICIES, robotsText } from './robots-text.ts';

const ORIGIN = 'https://shop.example';

/** The groups of a file: whom each is for, and what it disallows. */
function groupsOf(text: string): Record<string, string[]> {
  const blocks = text.split(/\n\n+/).map((block) => block.split('\n'));
  const values = (lines: string[], name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 2));
  return Object.fromEntries(
    blocks.flatMap((lines) =>
      values(lines, 'User-agent').map((agent) => [agent, values(lines, 'Disallow')]),
    ),
  );
}

test('whatever the shop says, its sitemap is named to those who may read it', () => {
  for (const policy of CRAWLER_POLICIES) {
    expect(robotsText(policy, ORIGIN).includes('Sitemap:'), policy).toBe(policy !== 'none');
  }
});

test('by default all may read what is not personal', () => {
  expect(groupsOf(robotsText('all', ORIGIN))).toEqual({ '*': ['/api/', '/card-simulator/'] });
});

test('who collects texts to train on can be refused alone, or with every assistant', () => {
  const noTraining = groupsOf(robotsText('no-training', ORIGIN));
  expect(noTraining).toMatchObject({ GPTBot: ['/'], '*': ['/api/', '/card-simulator/'] });
  expect(noTraining).not.toHaveProperty('ChatGPT-User');
  expect(groupsOf(robotsText('search', ORIGIN))).toMatchObject({ 'ChatGPT-User': ['/'] });
});

test('nobody may where nobody is to find the shop', () => {
  expect(groupsOf(robotsText('none', ORIGIN))).toEqual({ '*': ['/'] });
});
