import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { isSplit, linesOf } from '#app/features/orders/order-goods.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { carrierLink } from '#app/features/orders/page/carrier-link.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import {
  type MailBlock,
  type MailContent,
  type OrderMailSetting,
  paragraph,
} from './mail-content.ts';
import {
  deliveryFacts,
  itemsOf,
  type MailedOrder,
  orderButton,
  orderFacts,
  summaryOf,
} from './order-mail-parts.ts';

type Parcel = { carrier: string; tracking: string };

/** What is known of the parcel. */
function parcelFacts({ carrier, tracking }: Parcel): (readonly [string, string])[] {
  return [
    ...(carrier ? [[orderMessages.carrier, carrier] as const] : []),
    ...(tracking ? [[orderMessages.trackingNumber, tracking] as const] : []),
  ];
}

/** The carrier's own page about the parcel, where the shop knows it. */
export function parcelLink(parcel: Parcel): MailBlock[] {
  const address = carrierLink(parcel);
  const label = orderMessages.followAt(parcel.carrier);
  return address === null ? [] : [{ kind: 'link', label, address }];
}

/** Where and when an order is collected. */
function collectFacts(order: MailedOrder): MailBlock {
  return { kind: 'facts', facts: [...orderFacts(order), ...deliveryFacts(order)] };
}

/** The order with these lines alone. */
function withLines<Order extends MailedOrder>(order: Order, lines: readonly number[]): Order {
  return { ...order, basket: order.basket.filter(({ line }) => lines.includes(line)) };
}

/** What has still to leave, as things are now. */
function restOf(order: OrderDetails, words: string): MailBlock[] {
  const rest = withLines(order, foldOrder(order).linesToSend);
  return rest.basket.length > 0 ? [paragraph(words), itemsOf(rest)] : [];
}

function readyToCollect(
  sent: MailedOrder,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const { subject, waits, heading, comeAndCollect, restFollows } = messages.readyToCollect;
  return {
    subject: subject(summaryOf(sent)),
    preview: messages.ofOrder(order.number, waits),
    heading,
    blocks: [
      paragraph(comeAndCollect),
      itemsOf(sent),
      ...restOf(order, restFollows),
      collectFacts(order),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

function orderCollected(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const { subject, done, heading, handedOver } = messages.collected;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(order.number, done),
    heading,
    blocks: [
      paragraph(handedOver),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderShipped(
  parcel: MailBody<'order_shipped'>,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const sent = withLines(order, parcel.lines);
  if (isCollected(order.terms)) return readyToCollect(sent, order, setting);
  const { carrier } = parcel;
  const where = sentToText(order);
  const { subject, hasLeft, heading, partHeading, restHeading, restFollows, brings, goesTo } =
    messages.shipped;
  const rest = restOf(order, restFollows);
  const lastHeading = parcel.parcel > 1 ? restHeading : heading;
  return {
    subject: subject(summaryOf(sent)),
    preview: messages.ofOrder(
      order.number,
      carrier ? orderMessages.carrierHasIt(carrier) : hasLeft,
    ),
    heading: rest.length > 0 ? partHeading : lastHeading,
    blocks: [
      paragraph(carrier ? brings(carrier, where) : goesTo(where)),
      itemsOf(sent),
      ...rest,
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...parcelLink(parcel),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderTrackingAdded(
  parcel: MailBody<'order_tracking_added'>,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const { carrier, tracking } = parcel;
  const { parcels } = foldOrder(order);
  const sent = withLines(order, linesOf(parcels.filter(({ no }) => no === parcel.parcel)));
  const { subject, hasNumber, heading, onItsWay, onItsWayWith } = messages.tracking;
  return {
    subject: subject(summaryOf(sent)),
    preview: messages.ofOrder(
      order.number,
      tracking ? hasNumber : orderMessages.carrierHasIt(carrier),
    ),
    heading,
    blocks: [
      paragraph(carrier ? onItsWayWith(carrier) : onItsWay),
      ...(isSplit(order) ? [itemsOf(sent)] : []),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...parcelLink(parcel),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderDelivered(
  { parcels: arrivedNow }: MailBody<'order_delivered'>,
  order: OrderDetails,
  setting: OrderMailSetting,
): MailContent {
  const { isPartlyShipped, parcels } = foldOrder(order);
  const arrivedLines = linesOf(parcels.filter(({ no }) => arrivedNow.includes(no)));
  const there = withLines(order, arrivedLines);
  if (isCollected(order.terms)) return orderCollected(there, setting);
  const { subject, arrived, heading, partHeading, whereItIs } = messages.delivered;
  const isPart = isPartlyShipped || parcels.some(({ isDelivered }) => !isDelivered);
  return {
    subject: subject(summaryOf(there)),
    preview: messages.ofOrder(order.number, arrived),
    heading: isPart ? partHeading : heading,
    blocks: [
      paragraph(whereItIs(sentToText(order))),
      itemsOf(there),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}
