import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A message with elements in it: `filled('Sent to {email}.', { email: <bdi>ann@example.com</bdi> })`. Where a
 * language has words inside an element, they are a message of their own.
 */
export function filled(message: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const texts = message.split(/\{(\w+)\}/);
  return createElement(
    Fragment,
    null,
    ...texts.map((text, index) => (index % 2 === 1 ? parts[text] : text)),
  );
}
