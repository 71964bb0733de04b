/** The places in the shop's own texts that are filled in whenever they are shown, so that they stay true. */
import { type OrderButton, orderButtonWords } from '#app/features/payment/form/order-button.ts';
import { accessibilityList } from '#app/shared/default-texts/law/law-texts.ts';
import { shopLocale } from '#app/shared/locale.ts';
import { counted } from '#app/shared/plural.ts';
import { LEAST_WITHDRAWAL_DAYS } from './law-settings.ts';

export type TextFacts = {
  /** Name and address of who sells. */
  sellerLines: readonly string[];
  orderButton: OrderButton;
  /** Null where the shop has no form for it: the law's period holds all the same. */
  withdrawalDays: number | null;
};

/** Of an order for which something is due. */
const DUE_CENTS = 1;

/** `{days|day|days}`: the days to withdraw from a contract, with the word for one and for several. */
const DAYS = /\{days\|([^|{}]*)\|([^|{}]*)\}/g;

export function filledText(text: string, facts: TextFacts): string {
  const { sellerLines, orderButton } = facts;
  const days = facts.withdrawalDays ?? LEAST_WITHDRAWAL_DAYS;
  return text
    .replaceAll('{seller}', () => sellerLines.join(', '))
    .replaceAll('{accessibility}', () => accessibilityList(shopLocale().language))
    .replaceAll('{button}', () => orderButtonWords(orderButton, DUE_CENTS))
    .replaceAll(DAYS, (_place, one: string, several: string) => counted(days, one, several));
}
