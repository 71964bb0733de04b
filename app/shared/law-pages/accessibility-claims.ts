/**
 * What the accessibility statement says of the software, with the success criteria of WCAG 2.2 that each serves; none where
 * none asks for it. To claim more, write its entry here, its words in default-texts/law, and the test that holds it in
 * docs/promises.md.
 */
export const ACCESSIBILITY_CLAIMS = {
  checkedPages: ['1.3.1', '1.4.3', '3.1.1', '4.1.2'],
  keyboard: ['2.1.1'],
  focusSeen: ['2.4.7', '2.4.11'],
  pageChange: ['2.4.2', '2.4.3'],
  withoutScripts: [],
  contrast: ['1.4.3', '1.4.11'],
  forcedColours: [],
  enlarged: ['1.4.10'],
  targets: ['2.5.5', '2.5.8'],
  errors: ['3.3.1'],
  announced: ['4.1.3'],
  autofill: ['1.3.5'],
  lessMotion: ['2.3.3'],
} as const satisfies Record<string, readonly string[]>;

export type AccessibilityClaim = keyof typeof ACCESSIBILITY_CLAIMS;
