/** How somebody works in the admin: with a thumb on a telephone, or with the keyboard alone. Both count. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Hands = {
  page: Page;
  /** A button, a link, or the line that unfolds a form. */
  press(target: Locator): Promise<void>;
  /** Ticks a box or one of several that exclude each other, or takes the tick away. */
  tick(box: Locator, isTicked?: boolean): Promise<void>;
  /** In place of what stands in the field. */
  write(field: Locator, text: string): Promise<void>;
  choose(field: Locator, option: string): Promise<void>;
  /** The dialog of the browser, and its button. */
  print(): void;
  goBack(): Promise<void>;
  /** Presses, key chords and fields filled so far. */
  actions(): number;
};

const MOST_TABS = 250;

/** Each tap is an action, and each field that is filled. */
export function thumbOf(page: Page): Hands {
  let actions = 0;
  const counted = async (act: Promise<unknown>) => {
    actions += 1;
    await act;
  };
  return {
    page,
    press: (target) => counted(target.tap()),
    tick: (box, isTicked = true) => counted(box.setChecked(isTicked)),
    write: (field, text) => counted(field.fill(text)),
    choose: (field, option) => counted(field.selectOption(option)),
    print() {
      actions += 2;
    },
    goBack: () => counted(page.goBack()),
    actions: () => actions,
  };
}

const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

/** Whether the focus is on one of those that exclude the box. */
const isInGroup = (box: Locator) =>
  box.evaluate((one) => {
    const { activeElement: focused } = document;
    if (!(one instanceof HTMLInputElement) || !(focused instanceof HTMLInputElement)) return false;
    return one.type === 'radio' && focused.name === one.name && focused.form === one.form;
  });

/**
 * About how many tabs lead from the focus to the target; a few too many where elements are counted that a tab leaves out.
 */
const tabsTo = (target: Locator) =>
  target.evaluate((one) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'));
    // The focus may be on what no tab reaches, such as the heading of a new page.
    const from = document.activeElement ?? document.body;
    // Where what had it is gone, a tab leads on from there, which no script can see.
    if (one.isSameNode(from) || from.isSameNode(document.body)) return 0;
    const isAfter = (stop: Element) =>
      Boolean(from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    const inTurn = [...stops.filter(isAfter), ...stops.filter((stop) => !isAfter(stop))];
    return inTurn.findIndex((stop) => stop.isSameNode(one)) + 1;
  });

const SURE_TABS = 6;

/** Each key is an action, chords and pastes too; nothing is done with a mouse. */
export function keyboardOf(page: Page): Hands {
  let actions = 0;
  async function key(...keys: string[]): Promise<void> {
    for (const one of keys) {
      actions += 1;
      await page.keyboard.press(one);
    }
  }
  /** A new page moves the focus to its heading: whoever looks at it sees that before a key is pressed. */
  const look = () =>
    page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
  async function reach(target: Locator, isReached = isFocused): Promise<void> {
    await target.waitFor();
    await look();
    // Most of the way without looking: what is counted is pressed.
    const blind = Math.max(0, (await tabsTo(target)) - SURE_TABS);
    actions += blind;
    await Promise.all(Array.from({ length: blind }, () => page.keyboard.press('Tab')));
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isReached(target)) {
        await look();
        if (await isReached(target)) return;
      }
      await key('Tab');
    }
    throw new Error(`${target} is not reached by Tab`);
  }
  return {
    page,
    async press(target) {
      await reach(target);
      await key('Enter');
    },
    async tick(box, isTicked = true) {
      await reach(box, async (one) => (await isFocused(one)) || (await isInGroup(one)));
      if (await isFocused(box)) {
        if ((await box.isChecked()) !== isTicked) await key('Space');
      }
      while (!(await isFocused(box))) await key('ArrowDown');
      await expect(box).toBeChecked({ checked: isTicked });
    },
    async write(field, text) {
      await reach(field);
      await key('ControlOrMeta+a');
      actions += 1;
      await page.keyboard.insertText(text);
    },
    async choose(field, option) {
      await reach(field);
      actions += 1;
      await page.keyboard.type(option);
      await expect(field.locator('option:checked')).toHaveText(option);
    },
    print() {
      actions += 2;
    },
    async goBack() {
      actions += 1;
      await page.goBack();
    },
    actions: () => actions,
  };
}
