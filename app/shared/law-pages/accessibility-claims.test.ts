import { describe, expect, test } from 'vitest';
import { accessibilityList, lawTextsIn } from '#app/shared/default-texts/law/law-texts.ts';
import { languages } from '#app/shared/locale.ts';
import { ACCESSIBILITY_CLAIMS } from './accessibility-claims.ts';

const claims: (readonly string[])[] = Object.values(ACCESSIBILITY_CLAIMS);

describe('what the accessibility statement says', () => {
  test.each(languages)(
    'is a list in %s, each point with the criteria that it serves',
    (language) => {
      const points = accessibilityList(language).split('\n');
      expect(points).toHaveLength(claims.length);
      for (const [index, criteria] of claims.entries()) {
        expect(points[index]).toMatch(/^- \p{Lu}.*\.$/u);
        for (const criterion of criteria) expect(points[index]).toContain(criterion);
      }
      expect(lawTextsIn(language).accessibility).toContain('\n\n{accessibility}\n\n');
    },
  );
});
