/** Moves the focus to where reading begins, without scrolling there: the h1, or main. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1:not(.visually-hidden)');
  const target = heading ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
