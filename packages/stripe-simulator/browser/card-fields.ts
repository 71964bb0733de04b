/** The three inputs of the card element as DOM, in the look of `card-element.css`. */
import type { CardBrand, CardProblem } from '../card-checks.ts';
import { errorText, type Messages } from '../languages/messages.ts';
import './card-element.css';
import { cardFields } from './card-report.ts';
import type { CardField } from './field-typing.ts';

export type CardFields = {
  root: HTMLElement;
  inputs: Readonly<Record<CardField, HTMLInputElement>>;
  showBrand(brand: CardBrand): void;
  /** Marks the field as wrong, with the reason for those who cannot see the mark; null unmarks. */
  showProblem(field: CardField, problem: CardProblem | null): void;
};

const autocompletes: Readonly<Record<CardField, AutoFill>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: '',
};

let createdCount = 0;

/** Builds the row; nothing listens yet. */
export function createCardFields(messages: Messages): CardFields {
  createdCount += 1;
  const root = createPart('div', 'card-element');
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', messages.cardDetails);
  const row = createPart('div', 'card-element-row');
  const brandMark = createPart('span', 'card-element-brand');
  brandMark.setAttribute('aria-hidden', 'true');
  const number = createField('number', messages);
  const expiry = createField('expiry', messages);
  const cvc = createField('cvc', messages);
  const fields = { number, expiry, cvc };
  for (const name of cardFields) row.append(fields[name].cell);
  number.cell.append(brandMark);
  root.append(row);

  return {
    root,
    inputs: { number: number.input, expiry: expiry.input, cvc: cvc.input },
    showBrand(brand) {
      brandMark.textContent = brandNames[brand];
    },
    showProblem(name, problem) {
      const { input, reason } = fields[name];
      reason.textContent = problem ? (errorText(messages, problem) ?? problem.message) : '';
      if (problem) {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', reason.id);
      } else {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      }
    },
  };
}

/**
 * An input without a name: should the form around it ever be sent by the browser itself, the card
 * does not travel with it.
 */
function createField(name: CardField, { labels, placeholders }: Messages) {
  const cell = createPart('div', `card-element-field card-element-${name}`);
  const input = createPart('input', 'card-element-input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.placeholder = placeholders[name];
  input.autocomplete = autocompletes[name];
  input.spellcheck = false;
  input.setAttribute('autocorrect', 'off');
  input.setAttribute('aria-label', labels[name]);
  const reason = createPart('span', 'card-element-reason');
  reason.id = `card-element-${createdCount}-${name}-reason`;
  cell.append(input, reason);
  return { cell, input, reason };
}

function createPart<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  const part = document.createElement(tag);
  part.className = className;
  return part;
}
