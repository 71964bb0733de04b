import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { connection } from '#app/ui/feedback/connection.ts';

type Options = {
  /** With scripts the form is sent by this. */
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>;
  /** Whether the last answer was that it is not taken, though nothing is wrong with it. */
  isNotTaken?: boolean;
  /** Called when something is typed, and when that was answered. */
  onTyping: (isTyping: boolean) => void;
  /** Called once nothing is under way: whether what was sent has not reached the shop. */
  onIdle?: (isUnreached: boolean) => void;
};

type SavedForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Whether there is something typed that was not sent. */
  isTyped: RefObject<boolean>;
  onTyped: () => void;
  onBlur: () => void;
  onSubmit: () => void;
};

/** Whether a field is not as it was served; a choice of several says so itself. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || ['radio', 'hidden'].includes(field.type))
    return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** A form that is saved when one leaves what was typed into it. */
export function useSavedWhenLeft(options: Options): SavedForm {
  const { fetcher, isNotTaken = false, onTyping, onIdle } = options;
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);
  const isSent = useRef(false);
  useEffect(() => {
    // What was typed before the scripts came has told nobody.
    isTyped.current = [...(form.current?.elements ?? [])].some(isChanged);
  }, []);
  const isIdle = fetcher.state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    const isUnreached = isSent.current && fetcher.data === undefined;
    isSent.current = false;
    // What was typed while it was sent is still to be sent, and so is what was not taken.
    if (isUnreached || isNotTaken) isTyped.current = true;
    onTyping(isTyped.current);
    onIdle?.(isUnreached);
  }, [isIdle, fetcher.data, isNotTaken, onTyping, onIdle]);

  const saveWhenLeft = useCallback((): void => {
    // In the next frame it is known where the focus goes; a window that is left keeps it.
    requestAnimationFrame(() => {
      const isThere = form.current?.contains(document.activeElement);
      if (isTyped.current && !isThere && !connection.isLost()) form.current?.requestSubmit();
    });
  }, []);
  /** Without a connection what was typed stays, and is sent once there is one. */
  useEffect(
    () =>
      connection.subscribe(() => {
        // Refused at once, it may never have been drawn as sent: the effect above has not seen it.
        if (isSent.current) isTyped.current = true;
        saveWhenLeft();
      }),
    [saveWhenLeft],
  );

  return {
    ...{ form, isTyped },
    onTyped() {
      isTyped.current = true;
      onTyping(true);
      // Filled in by a program, nobody has been in it.
      saveWhenLeft();
    },
    onBlur: saveWhenLeft,
    onSubmit() {
      isTyped.current = false;
      isSent.current = true;
    },
  };
}
