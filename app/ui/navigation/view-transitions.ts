/** Whether this browser can move from page to page, and its user wants motion; never on the server. */
export const hasViewTransitions =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
