/** Which amounts Stripe charges in a currency, as it documents them: https://docs.stripe.com/currencies. No I/O. */

const ZERO_DECIMAL = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const THREE_DECIMAL = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
/** Two decimals that are always zeros. */
const WHOLE_ALONE = ['isk', 'ugx'];

const MINIMA: Readonly<Record<string, number>> = {
  ...{ aed: 200, ars: 50, aud: 50, brl: 50, cad: 50, chf: 50, cop: 50, czk: 1_500, dkk: 250 },
  ...{ eur: 50, gbp: 30, hkd: 400, huf: 17_500, idr: 50, ils: 50, inr: 50, jpy: 50, krw: 50 },
  ...{ mxn: 1_000, myr: 200, nok: 300, nzd: 50, php: 50, pln: 200, ron: 200, rub: 50, sek: 300 },
  ...{ sgd: 50, thb: 1_000, usd: 50, zar: 50 },
};

const MAXIMA: Readonly<Record<string, number>> = {
  ...{ cop: 9_999_999_999, idr: 999_999_999_999, inr: 999_999_999 },
};
const MAXIMUM = 99_999_999;

const supported: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
);

/** `currency` in any letters. */
export function isCurrency(currency: string): boolean {
  return supported.has(currency.toLowerCase());
}

/** What an amount of a charge or a refund has to be a multiple of. */
function stepOf(currency: string): number {
  if (WHOLE_ALONE.includes(currency)) return 100;
  return THREE_DECIMAL.includes(currency) ? 10 : 1;
}

/** `1999` of `usd` → `$19.99` */
export function formatAmount(amount: number, currency: string, locale = 'en'): string {
  const decimals = ZERO_DECIMAL.includes(currency) ? 0 : THREE_DECIMAL.includes(currency) ? 3 : 2;
  const shown = WHOLE_ALONE.includes(currency) ? 0 : decimals;
  return new Intl.NumberFormat(locale === 'en' ? 'en-US' : locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: shown, maximumFractionDigits: shown },
  }).format(amount / 10 ** decimals);
}

type AmountProblem = { message: string; code: string };

/** Why no charge or refund can have this amount; null where it can. `currency` in small letters. */
export function stepProblem(amount: number, currency: string): AmountProblem | null {
  const step = stepOf(currency);
  if (amount % step === 0) return null;
  const message = `Invalid amount: in ${currency} it must be evenly divisible by ${step}.`;
  return { message, code: 'parameter_invalid_integer' };
}

/** Why a card is not charged this amount; null where it is. */
export function chargeProblem(amount: number, currency: string): AmountProblem | null {
  const least = MINIMA[currency] ?? 1;
  if (amount < least) {
    const message = `Amount must be at least ${formatAmount(least, currency)} ${currency}`;
    return { message, code: 'amount_too_small' };
  }
  const most = MAXIMA[currency] ?? MAXIMUM;
  if (amount > most) {
    const message = `Amount must be no more than ${formatAmount(most, currency)}`;
    return { message, code: 'amount_too_large' };
  }
  return stepProblem(amount, currency);
}
