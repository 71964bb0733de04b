/** Whether this browser can move from page to page; never on the server. */
export const hasViewTransitions = Boolean(globalThis.document?.startViewTransition);
