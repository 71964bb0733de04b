/** The controller of the three inputs: formats typing, holds the card's state, reports changes. */
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { brandOf } from '../card-checks.ts';
import { errorText, type Messages } from '../languages/messages.ts';
import { createCardFields } from './card-fields.ts';
import {
  type CardState,
  cardFields,
  emptyCard,
  type FieldState,
  isSameReport,
  problemOf,
  reportOf,
  shownProblemOf,
} from './card-report.ts';
import { type CardField, type Edit, retype, settleText } from './field-typing.ts';

type CardInputListeners = {
  onReport(report: StripeCardElementChangeEvent): void;
  /** The focus came into the row, or left it altogether. */
  onFocusChange(isFocused: boolean): void;
  onEscape(): void;
};

export type CardInput = {
  root: HTMLElement;
  card(): CardState;
  report(): StripeCardElementChangeEvent;
  clear(): void;
  /** Goes to the first field that still needs something. */
  focus(): void;
  blur(): void;
  setDisabled(isDisabled: boolean): void;
  /** Shows what is missing as if every field had been left, and goes to the first of it. */
  revealProblems(): void;
};

export function createCardInput(listeners: CardInputListeners, messages: Messages): CardInput {
  const { root, inputs, showBrand, showProblem } = createCardFields(messages);
  let card = emptyCard;
  let lastReport = reportOf(card, new Date());

  function setCard(next: CardState): void {
    card = next;
    const now = new Date();
    for (const field of cardFields) {
      if (inputs[field].value !== card[field].text) inputs[field].value = card[field].text;
      showProblem(field, shownProblemOf(field, card, now));
    }
    const report = reportOf(card, now);
    showBrand(report.brand);
    if (isSameReport(report, lastReport)) return;
    lastReport = report;
    const { error } = report;
    const message = error && errorText(messages, error);
    listeners.onReport(message ? { ...report, error: { ...error, message } } : report);
  }

  function setField(field: CardField, state: FieldState): void {
    setCard({ ...card, [field]: state });
  }

  function takeInput(field: CardField, event: Event): void {
    const input = inputs[field];
    const before = card[field].text;
    // While an input method composes, changing the value would break the composition off.
    if (input.value === before || (event instanceof InputEvent && event.isComposing)) return;
    const isFocused = input.ownerDocument.activeElement === input;
    const end = input.value.length;
    const edit: Edit = {
      before,
      raw: input.value,
      caret: isFocused ? (input.selectionStart ?? end) : end,
      deletes: deletionOf(event),
    };
    const { text, caret } = retype(field, edit, brandOf(card.number.text));
    input.value = text;
    setField(field, { text, isDone: false });
    if (!isFocused) return;
    input.setSelectionRange(caret, caret);
    const isFilled = problemOf(field, card, new Date()) === null;
    if (isTyped(event) && caret === text.length && text !== before && isFilled) {
      inputs[cardFields[cardFields.indexOf(field) + 1] ?? field].focus();
    }
  }

  function leave(field: CardField): void {
    const { text, isDone } = card[field];
    setField(field, { text: settleText(field, text), isDone: isDone || text !== '' });
  }

  function takeKey(field: CardField, event: KeyboardEvent): void {
    if (event.key === 'Escape') listeners.onEscape();
    const previous = inputs[cardFields[cardFields.indexOf(field) - 1] ?? field];
    if (event.key !== 'Backspace' || inputs[field].value !== '') return;
    event.preventDefault();
    previous.focus();
    previous.setSelectionRange(previous.value.length, previous.value.length);
  }

  function firstOpenInput(): HTMLInputElement {
    const now = new Date();
    return inputs[cardFields.find((field) => problemOf(field, card, now)) ?? 'number'];
  }

  for (const field of cardFields) {
    const input = inputs[field];
    // Some password managers announce what they filled in with a change event alone.
    for (const type of ['input', 'change', 'compositionend']) {
      input.addEventListener(type, (event) => takeInput(field, event));
    }
    input.addEventListener('blur', () => leave(field));
    input.addEventListener('keydown', (event) => takeKey(field, event));
  }
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (!isInside(root, relatedTarget)) listeners.onFocusChange(true);
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isInside(root, relatedTarget)) listeners.onFocusChange(false);
  });
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) firstOpenInput().focus();
  });

  return {
    root,
    card: () => card,
    report: () => lastReport,
    clear: () => setCard(emptyCard),
    focus: () => firstOpenInput().focus(),
    blur() {
      for (const field of cardFields) inputs[field].blur();
    },
    setDisabled(isDisabled) {
      for (const field of cardFields) {
        // A field that is disabled while it has the focus would lose it without an event.
        if (isDisabled) inputs[field].blur();
        inputs[field].disabled = isDisabled;
      }
      root.toggleAttribute('data-disabled', isDisabled);
    },
    revealProblems() {
      const done = (field: CardField) => ({ text: card[field].text, isDone: true });
      setCard({ number: done('number'), expiry: done('expiry'), cvc: done('cvc') });
      firstOpenInput().focus();
    },
  };
}

function isInside(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}

function deletionOf(event: Event): Edit['deletes'] {
  if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete')) return null;
  return event.inputType.endsWith('Forward') ? 'forward' : 'backward';
}

/** Whether a person put it in by hand, as against the browser filling in a form. */
function isTyped(event: Event): boolean {
  if (event.type === 'compositionend') return true;
  const typed = ['insertText', 'insertFromPaste', 'insertFromDrop'];
  return event instanceof InputEvent && typed.includes(event.inputType);
}
