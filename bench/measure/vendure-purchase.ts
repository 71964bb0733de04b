/**
 * A purchase at a running Vendure 3.7 with its own test data and its dummy payment, for comparison: the
 * calls of its shop API that a storefront makes, without any page.
 */
import * as z from 'zod';
import { fetchHeaders } from './browser-headers.ts';
import { openHttpClient } from './http-connection.ts';
import type { Buyer } from './purchase-requests.ts';

const orderSchema = z.object({ data: z.record(z.string(), z.object({ id: z.string() })) });
const methodsSchema = z.object({
  data: z.object({ eligibleShippingMethods: z.array(z.object({ id: z.string() })) }),
});

const METHODS = '{ eligibleShippingMethods { id } }';
const TOKEN = /\r\nvendure-auth-token: *(\S+)/i;

const ORDER = '... on Order { id code state total } ... on ErrorResult { errorCode message }';

function add(number: number): string {
  return `mutation { addItemToOrder(productVariantId: "${1 + (number % 3)}", quantity: 1) { ${ORDER} } }`;
}

function customer(number: number): string {
  const email = `shopper-${process.pid}-${number}@example.com`;
  return `mutation { setCustomerForOrder(input: { firstName: "A", lastName: "B", emailAddress: "${email}" }) { ${ORDER} } }`;
}

const ADDRESS = `mutation { setOrderShippingAddress(input: { streetLine1: "1 Street", city: "City", postalCode: "12345", countryCode: "US" }) { ${ORDER} } }`;
const ARRANGE = `mutation { transitionOrderToState(state: "ArrangingPayment") { ${ORDER} } }`;
const PAY = `mutation { addPaymentToOrder(input: { method: "dummy-payment", metadata: {} }) { ${ORDER} } }`;

/** `port` is the loopback's. */
export function createVendureBuyer(port: number): Buyer {
  const client = openHttpClient(port);

  async function buy(_shopper: unknown, number: number): Promise<void> {
    let token = '';

    async function query<Value>(text: string, schema: z.ZodType<Value>): Promise<Value> {
      const headers = {
        ...fetchHeaders(port, 'application/json'),
        'Accept-Encoding': 'identity',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      };
      const body = JSON.stringify({ query: text });
      const answer = await client.send({ method: 'POST', path: '/shop-api', headers, body });
      token = TOKEN.exec(answer.head)?.[1] ?? token;
      const parsed = schema.safeParse(JSON.parse(`${answer.body}`));
      if (!parsed.success) throw new Error(`Vendure answered ${answer.body}`);
      return parsed.data;
    }

    await query(add(number), orderSchema);
    await query(customer(number), orderSchema);
    await query(ADDRESS, orderSchema);
    const { data } = await query(METHODS, methodsSchema);
    const id = data.eligibleShippingMethods[0]?.id;
    await query(
      `mutation { setOrderShippingMethod(shippingMethodId: ["${id}"]) { ${ORDER} } }`,
      orderSchema,
    );
    await query(ARRANGE, orderSchema);
    await query(PAY, orderSchema);
  }

  return { buy, close: client.close };
}
