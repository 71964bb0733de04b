import { expect, test } from 'vitest';
import { createElementEvents } from './element-events.ts';

const focus = { elementType: 'card' } as const;

test('a listener receives every event of its type until it is taken off', () => {
  const events = createElementEvents();
  const received: string[] = [];
  const listener = () => received.push('focus');
  events.on('focus', listener);
  events.emit('focus', focus);
  events.emit('blur', focus);
  events.emit('focus', focus);
  events.off('focus', listener);
  events.emit('focus', focus);
  expect(received).toEqual(['focus', 'focus']);
});

test('a listener that listens once receives one event', () => {
  const events = createElementEvents();
  let receivedCount = 0;
  events.once('ready', () => {
    receivedCount += 1;
  });
  events.emit('ready', focus);
  events.emit('ready', focus);
  expect(receivedCount).toBe(1);
});

test('off without a listener takes all of the type off', () => {
  const events = createElementEvents();
  const received: string[] = [];
  events.on('blur', () => received.push('blur'));
  events.on('focus', () => received.push('focus'));
  events.off('blur');
  events.emit('blur', focus);
  events.emit('focus', focus);
  expect(received).toEqual(['focus']);
});
