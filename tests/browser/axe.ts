/** axe in a page as it stands. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export type LookOptions = {
  /** A selector of the part to look at; the whole page by default. */
  part?: string;
  /** What axe calls tags; all but the experimental rules by default. */
  tags?: string[];
  /** Only these rules, of whatever tag. */
  rules?: string[];
};

/**
 * What is wrong with a page and its frames: a line for each place.
 * axe is put into each document once: the builder of axe's own for Playwright does it for each look,
 * which takes ten times as long as the look.
 */
export async function findViolations(page: Page, options: LookOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
  const { part, tags, rules } = options;
  const run: RunOptions = { resultTypes: ['violations'] };
  if (rules) run.runOnly = { type: 'rule', values: rules };
  else if (tags) run.runOnly = { type: 'tag', values: tags };
  const violations = await page.evaluate(
    async ({ part, run }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(part ?? document, run)).violations;
    },
    { part, run },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}
