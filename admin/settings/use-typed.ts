import { useEffect, useRef, useState } from 'react';

/** What stands in a field of the form around an element, as it is typed; without scripts what it began with. */
export function useTyped<Around extends HTMLElement>(name: string, initial: string) {
  const around = useRef<Around>(null);
  const [typed, setTyped] = useState({ initial, value: initial });
  if (typed.initial !== initial) setTyped({ initial, value: initial });
  useEffect(() => {
    const form = around.current?.closest('form');
    function follow({ target }: Event): void {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && target.name === name) setTyped({ initial, value: target.value });
    }
    form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  }, [name, initial]);
  return { around, value: typed.value };
}
