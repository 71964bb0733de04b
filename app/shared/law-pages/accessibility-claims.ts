/**
 * What the accessibility statement says of the software, each with the tests that hold it: a claim whose test is gone fails
 * (accessibility-claims.test.ts). To claim more, write the test, its entry here and its words in default-texts/law.
 */

type Claim = {
  /** The success criteria of WCAG 2.2 that it serves; none where none asks for it. */
  criteria: readonly string[];
  tests: readonly { file: `${string}.test.ts`; name: string }[];
};

export type AccessibilityClaim =
  | 'checkedPages'
  | 'keyboard'
  | 'focusSeen'
  | 'pageChange'
  | 'withoutScripts'
  | 'contrast'
  | 'forcedColours'
  | 'enlarged'
  | 'targets'
  | 'errors'
  | 'announced'
  | 'autofill'
  | 'lessMotion';

const BY_KEYBOARD = {
  file: 'tests/e2e/keyboard.test.ts',
  name: 'a shopper buys by keyboard alone, 3-D Secure included',
} as const;

export const ACCESSIBILITY_CLAIMS: Readonly<Record<AccessibilityClaim, Claim>> = {
  checkedPages: {
    criteria: ['1.3.1', '1.4.3', '3.1.1', '4.1.2'],
    tests: [
      {
        file: 'tests/e2e/accessibility.test.ts',
        name: 'axe finds nothing: the pages that a guest sees who has done nothing yet',
      },
    ],
  },
  keyboard: {
    criteria: ['2.1.1'],
    tests: [
      BY_KEYBOARD,
      {
        file: 'tests/e2e/withdrawal.test.ts',
        name: 'a guest withdraws from one of two by the link of a mail, on a phone, by keyboard alone',
      },
    ],
  },
  focusSeen: { criteria: ['2.4.7', '2.4.11'], tests: [BY_KEYBOARD] },
  pageChange: {
    criteria: ['2.4.2', '2.4.3'],
    tests: [
      {
        file: 'tests/e2e/connection.test.ts',
        name: 'the focus and the title follow the page, and back brings the place back',
      },
    ],
  },
  withoutScripts: {
    criteria: [],
    tests: [
      {
        file: 'tests/e2e/without-scripts.test.ts',
        name: 'a shopper browses, searches, adds, removes, registers, pays, sees the order, and signs in again',
      },
      {
        file: 'tests/e2e/withdrawal.test.ts',
        name: 'who has the number alone declares at once, and the link of the acknowledgement withdraws',
      },
    ],
  },
  contrast: {
    criteria: ['1.4.3', '1.4.11'],
    tests: [
      {
        file: 'app/shared/colour/palette.test.ts',
        name: 'with any accent every text can be read in both schemes',
      },
      {
        file: 'app/shared/colour/palette.test.ts',
        name: 'with any accent a button is told from what it stands on',
      },
    ],
  },
  forcedColours: {
    criteria: [],
    tests: [
      {
        file: 'tests/e2e/accessibility.test.ts',
        name: 'in forced colours every control still has an edge',
      },
    ],
  },
  enlarged: {
    criteria: ['1.4.10'],
    tests: [{ file: 'tests/e2e/keyboard.test.ts', name: 'a shopper buys at 400 % zoom' }],
  },
  targets: {
    criteria: ['2.5.5', '2.5.8'],
    tests: [
      {
        file: 'tests/e2e/touch-targets.test.ts',
        name: `each target of \${path} is at least 44 pixels wide and high`,
      },
    ],
  },
  errors: {
    criteria: ['3.3.1'],
    tests: [
      {
        file: 'tests/e2e/payment-page.test.ts',
        name: 'what is wrong with the card is said under the form while typing',
      },
      {
        file: 'tests/e2e/accessibility.test.ts',
        name: 'axe finds nothing: a sign-in that failed without scripts, tied to its fields',
      },
    ],
  },
  announced: {
    criteria: ['4.1.3'],
    tests: [
      {
        file: 'tests/e2e/accessibility.test.ts',
        name: 'stars are read, and count and total are announced',
      },
      {
        file: 'tests/e2e/undo.test.ts',
        name: 'adding is said at once and announced, and undone by the very line',
      },
    ],
  },
  autofill: {
    criteria: ['1.3.5'],
    tests: [
      {
        file: 'tests/e2e/accessibility.test.ts',
        name: 'password managers and autofill know the fields',
      },
    ],
  },
  lessMotion: {
    criteria: ['2.3.3'],
    tests: [
      {
        file: 'tests/e2e/product-page.test.ts',
        name: `the picture of a card moves to its place on the product's page, with motion: \${reducedMotion}`,
      },
    ],
  },
};
