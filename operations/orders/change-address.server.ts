/** An order goes to another address than it was bought for, at the price that was paid. */
import * as z from 'zod';
import {
  ADDRESS_FIELDS,
  type Address,
  AUTOFILL_NAMES,
  keepPhone,
  PHONE_NAME,
} from '#app/features/delivery/address/address.ts';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import { readAddress } from '#app/features/delivery/form/read-address.ts';
import type { AddressRefusal } from '#app/features/orders/actions/decide-address-change.ts';
import { readDestinationRules } from '#app/features/orders/actions/destination-rules.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { isCollected, shownState } from '#app/features/orders/shown-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import { neededText, text } from '#operations/fields.ts';
import { defineChange, OperationRefused, WrongState } from '#operations/operation.ts';
import { actOn, findOrder, moved, orderField } from './find-order.server.ts';
import { messages } from './messages/messages.ts';
import { orderSchema, toOutput } from './order-output.ts';

/** The fields of an address; what a country asks for of them is checked by `readTyped`. */
export const addressFields = {
  country: neededText('Country').meta({ hint: 'Its code, such as NO.', text: 'capitals' }),
  name: text('Name of who gets it'),
  line1: text('Street and number'),
  line2: text('Flat, floor, company').default(''),
  city: text('Town').default(''),
  region: text('Region').default(''),
  postalCode: text('Postal code').default(''),
  phone: text('Phone number').optional().meta({ hint: 'Absent: as before. Empty: none.' }),
};

type TypedAddress = Omit<Address, 'phone'> & { phone?: string | undefined };

/** The address as it is stored. Throws OperationRefused, with what is wrong with a field. */
export function readTyped({ phone = '', ...typed }: TypedAddress): Address {
  const read = readAddress(
    {
      ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [AUTOFILL_NAMES[field], typed[field]])),
      [PHONE_NAME]: phone,
    },
    'optional',
  );
  if (read.ok) return read.address;
  const message = Object.values(read.problems).join(' ');
  throw new OperationRefused('bad_input', message, read.problems);
}

const input = z.object({ order: orderField, ...addressFields });

/** Throws OperationRefused. */
function refuse({ number, terms }: OrderDetails, refusal: AddressRefusal): never {
  switch (refusal.code) {
    case 'too_late': {
      const { state } = refusal;
      const is = staffWords.orderIs[shownState(state, isCollected(terms))];
      throw new WrongState(state, messages.cannotBe(number, is, messages.addressTooLate));
    }
    case 'no_address':
    case 'too_often':
      throw new OperationRefused('conflict', messages.noAddress(number));
    default: {
      const why = messages.addressElsewhere[refusal.code](countryName(refusal.country));
      throw new OperationRefused('conflict', `${why} ${messages.orderAnew}`, { country: why });
    }
  }
}

export const changeAddress = defineChange({
  name: 'orders.change-address',
  scope: 'orders:ship',
  does: 'The order goes to another address, at the price that was paid: the shopper gets a mail',
  button: 'Change the address',
  done: 'Changed the address of',
  page: (id) => `/orders/${id}`,
  input,
  output: orderSchema,
  message: ({ number }) => messages.goesElsewhere(number),
  kept: z.object({ id: z.string() }),
  readAgain: async (context, { id }) => toOutput(await findOrder(context, id), context.actor),
  async run(context, { order: id, ...typed }) {
    const read = readTyped(typed);
    const { shop, queries, orderActions, actor } = context;
    // The audit log names nobody: the order itself has both addresses, until they are forgotten.
    const after = await actOn(context, id, {}, async (order) => {
      const { settings, hasOwnDelivery } = shop;
      const address = typed.phone === undefined ? keepPhone(read, order.address ?? {}) : read;
      const rules = await readDestinationRules({ queries, settings, hasOwnDelivery }, order.basket);
      const outcome = await orderActions.changeAddress(
        order.shopper,
        id,
        { address, rules },
        'staff',
      );
      if (outcome.kind === 'unknown') throw moved();
      if (outcome.kind === 'refused') refuse(order, outcome.refusal);
    });
    return toOutput(after, actor);
  },
});
