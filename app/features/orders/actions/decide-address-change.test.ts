import { describe, expect, test } from 'vitest';
import type { Address } from '#app/features/delivery/address/address.ts';
import type { DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import type { Actor, NewOrderEvent } from '#app/features/orders/events/order-events.ts';
import {
  destinationOf,
  invoiceAddress,
  type OrderDetails,
} from '#app/features/orders/order-state.ts';
import { hashText } from '#app/shared/text/hash-text.ts';
import {
  type DestinationRules,
  decideAddressChange,
  MAX_OWN_CHANGES,
} from './decide-address-change.ts';

type Order = Pick<
  OrderDetails,
  'amount' | 'basket' | 'terms' | 'address' | 'events' | 'refunds' | 'invoice'
>;

const OSLO: Address = {
  ...{ name: 'Ann Lee', line1: '1 Old Street', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
const MENDED = { ...OSLO, line1: '11 Old Street' };

function method(name: string, cents: number) {
  return {
    ...{ name, note: '', isCollected: false, prices: [{ upToGrams: null, cents }] },
    ...{ fromCents: 0, freeFromCents: null, days: null },
  };
}

function zone(name: string, countries: string[], cents: number): DeliveryZone {
  return { name, countries, methods: [method('Post', cents)] };
}

const ZONES = [
  zone('North', ['NO', 'SE'], 900),
  zone('Alps', ['CH'], 900),
  zone('Union', ['EU'], 1_200),
];

const RULES: DestinationRules = { zones: ZONES, taxedIn: () => null };

const ORDER: Order = {
  ...{ amount: 2_096, basket: [], refunds: [], events: [], invoice: null, address: OSLO },
  terms: {
    ...{ country: 'NO', shippingCents: 900, code: null, discountCents: 0 },
    deliveryOption: { id: hashText('Post'), title: 'Post' },
  },
};

function after(order: Order, by: Actor, ...events: NewOrderEvent[]): Order {
  const numbered = events.map((event, index) => ({
    ...{ ...event, no: order.events.length + index + 1, by, atSeconds: 0 },
  }));
  return { ...order, events: [...order.events, ...numbered] };
}

const PACKED: NewOrderEvent = { kind: 'packed', body: {} };
const SHIPPED: NewOrderEvent = {
  kind: 'shipped',
  body: { parcel: 1, lines: [], carrier: '', tracking: '' },
};

/** The order after this change of its address. */
function changed(order: Order, address: Address, by: Actor = 'shopper'): Order {
  const decision = decideAddressChange(order, address, by, RULES);
  if (!decision.ok || decision.value === 'again') throw new Error('It was not changed');
  const event: NewOrderEvent = { kind: 'address_changed', body: decision.value };
  return { ...after(order, by, event), address };
}

function codeOf(order: Order, address: Address, by: Actor = 'shopper', rules = RULES) {
  const decision = decideAddressChange(order, address, by, rules);
  return decision.ok ? 'done' : decision.refusal.code;
}

test('what is typed in the same country replaces the address, and both are known', () => {
  const decision = decideAddressChange(ORDER, MENDED, 'shopper', RULES);
  const body = { country: 'NO', invoiced: false, before: OSLO, after: MENDED };
  expect(decision).toEqual({ ok: true, value: body });
});

test('the same address changes nothing, as the second click', () => {
  expect(decideAddressChange(ORDER, { ...OSLO }, 'shopper', RULES)).toEqual({
    ...{ ok: true, value: 'again' },
  });
});

test.each([
  ['a shopper', 'shopper', [], 'done'],
  ['a shopper whose order is packed', 'shopper', [PACKED], 'too_late'],
  ['staff, of what is packed', 'staff', [PACKED], 'done'],
  ['staff, of what is shipped', 'staff', [SHIPPED], 'too_late'],
  [
    'staff, of what is cancelled',
    'staff',
    [{ kind: 'cancelled', body: { reason: '' } }],
    'too_late',
  ],
] satisfies [string, Actor, NewOrderEvent[], string][])(
  '%s changes it: %s %o %s',
  (_who, by, events, code) => {
    expect(codeOf(after(ORDER, 'staff', ...events), MENDED, by)).toBe(code);
  },
);

test('an order that goes to no address, or to a forgotten one, has none to change', () => {
  expect(codeOf({ ...ORDER, address: null }, MENDED)).toBe('no_address');
  const option = { id: 'shop', title: 'At the counter', isCollected: true };
  const terms = ORDER.terms && { ...ORDER.terms, deliveryOption: option };
  expect(codeOf({ ...ORDER, terms }, MENDED, 'staff')).toBe('no_address');
});

test('a shopper changes it a few times, staff as often as needed', () => {
  let order = ORDER;
  for (let no = 1; no <= MAX_OWN_CHANGES; no += 1) {
    order = changed(order, { ...OSLO, line1: `${no} New Street` });
  }
  expect(codeOf(order, MENDED)).toBe('too_often');
  expect(codeOf(order, MENDED, 'staff')).toBe('done');
});

describe('another country', () => {
  const to = (country: string) => ({ ...MENDED, country });

  test.each([
    ['in the zone of the order', 'SE', 'done'],
    ['in a zone whose method is the same', 'CH', 'done'],
    ['where delivery has another price', 'DE', 'other_price'],
    ['that nothing is delivered to', 'JP', 'not_delivered'],
  ])('%s: %s', (_which, country, code) => {
    expect(codeOf(ORDER, to(country))).toBe(code);
    expect(codeOf(ORDER, to(country), 'staff')).toBe(code);
  });

  test('is where the order is from then on, for the next change too', () => {
    const order = changed(ORDER, to('CH'));
    expect(destinationOf(order)).toBe('CH');
    expect(codeOf(order, { ...to('CH'), city: 'Bern' })).toBe('done');
    expect(codeOf(order, to('NO'))).toBe('done');
  });

  test('is refused where a plugin says what delivery costs, and taken where it is free everywhere', () => {
    expect(codeOf(ORDER, to('SE'), 'staff', { ...RULES, zones: 'unknown' })).toBe('other_price');
    const terms = ORDER.terms && { country: 'NO', shippingCents: 0, code: null, discountCents: 0 };
    expect(codeOf({ ...ORDER, terms }, to('JP'), 'staff', { ...RULES, zones: null })).toBe('done');
  });

  test('is refused where the order would have the tax of another one', () => {
    const taxes = { items: {}, delivery: 2_500, country: 'NO' };
    const terms = ORDER.terms && { ...ORDER.terms, taxes };
    const rules = { ...RULES, taxedIn: (country: string) => country };
    expect(codeOf({ ...ORDER, terms }, to('SE'), 'staff', rules)).toBe('other_tax');
    expect(codeOf({ ...ORDER, terms }, MENDED, 'staff', rules)).toBe('done');
    const atHome = { ...RULES, taxedIn: () => 'NO' };
    expect(codeOf({ ...ORDER, terms }, to('SE'), 'staff', atHome)).toBe('done');
  });
});

describe('the invoice', () => {
  const seller = { name: 'Basket', lines: [], taxNumber: '' };
  const invoice = { no: 1, issuedOn: '2026-11-27', seller };

  test('has the new address where it was not issued yet', () => {
    const order = changed({ ...ORDER, invoice: 'pending' }, MENDED);
    expect(invoiceAddress(order)).toEqual(MENDED);
  });

  test('keeps the address that it was issued with, however often the order goes elsewhere', () => {
    const mended = changed({ ...ORDER, invoice: 'pending' }, MENDED);
    const moved = changed({ ...mended, invoice }, OSLO);
    const again = changed(moved, { ...OSLO, line2: 'Flat 2' });
    expect(invoiceAddress(again)).toEqual(MENDED);
  });
});
