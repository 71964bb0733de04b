import { sentToText } from '#app/features/delivery/address-lines.ts';
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { carrierLink, type Parcel } from '#app/features/orders/page/carrier-link.ts';
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

/** What is known of the parcel. */
function parcelFacts({ carrier, tracking }: Parcel): (readonly [string, string])[] {
  return [
    ...(carrier ? [[orderMessages.carrier, carrier] as const] : []),
    ...(tracking ? [[orderMessages.trackingNumber, tracking] as const] : []),
  ];
}

/** The carrier's own page about the parcel, where the shop knows it. */
function parcelLink(parcel: Parcel): MailBlock[] {
  const address = carrierLink(parcel);
  const label = orderMessages.followAt(parcel.carrier);
  return address === null ? [] : [{ kind: 'link', label, address }];
}

/** Where and when an order is collected. */
function collectFacts(order: MailedOrder): MailBlock {
  return { kind: 'facts', facts: [...orderFacts(order), ...deliveryFacts(order)] };
}

function readyToCollect(order: MailedOrder, setting: OrderMailSetting): MailContent {
  const { subject, waits, heading, comeAndCollect } = messages.readyToCollect;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(order.number, waits),
    heading,
    blocks: [
      paragraph(comeAndCollect),
      itemsOf(order),
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
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  if (isCollected(order.terms)) return readyToCollect(order, setting);
  const { carrier } = parcel;
  const where = sentToText(order);
  const { subject, hasLeft, heading, brings, goesTo } = messages.shipped;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(
      order.number,
      carrier ? orderMessages.carrierHasIt(carrier) : hasLeft,
    ),
    heading,
    blocks: [
      paragraph(carrier ? brings(carrier, where) : goesTo(where)),
      itemsOf(order),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...parcelLink(parcel),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderTrackingAdded(
  parcel: MailBody<'order_tracking_added'>,
  order: MailedOrder,
  setting: OrderMailSetting,
): MailContent {
  const { carrier, tracking } = parcel;
  const { subject, hasNumber, heading, onItsWay, onItsWayWith } = messages.tracking;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(
      order.number,
      tracking ? hasNumber : orderMessages.carrierHasIt(carrier),
    ),
    heading,
    blocks: [
      paragraph(carrier ? onItsWayWith(carrier) : onItsWay),
      { kind: 'facts', facts: [...orderFacts(order), ...parcelFacts(parcel)] },
      ...parcelLink(parcel),
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}

export function orderDelivered(order: MailedOrder, setting: OrderMailSetting): MailContent {
  if (isCollected(order.terms)) return orderCollected(order, setting);
  const { subject, arrived, heading, whereItIs } = messages.delivered;
  return {
    subject: subject(summaryOf(order)),
    preview: messages.ofOrder(order.number, arrived),
    heading,
    blocks: [
      paragraph(whereItIs(sentToText(order))),
      itemsOf(order),
      { kind: 'facts', facts: orderFacts(order) },
      ...orderButton(setting),
    ],
    reason: messages.becauseOfOrder(setting.shopName),
  };
}
