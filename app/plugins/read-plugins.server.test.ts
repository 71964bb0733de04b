import { expect, test } from 'vitest';
import { readPlugins } from './read-plugins.server.ts';

const run = () => {};

test('plugins are read as they are', () => {
  const plugins = [
    { name: 'care', productFields: [{ name: 'Care', type: 'text', isShown: true }] },
    { name: 'log', onEvent: { kinds: ['order.placed'], run } },
    { name: 'nothing' },
  ];
  expect(readPlugins({ plugins })).toEqual({ ok: true, value: plugins });
});

test.for([
  [undefined, 'must export default defineShop'],
  [{ plugin: [] }, 'must export default defineShop'],
  [{ plugins: [{}] }, 'The plugin number 1 of basket.config.ts is not as it has to be: name'],
  [
    { plugins: [{ name: 'Über' }] },
    'The plugin Über of basket.config.ts is not as it has to be: name is no name',
  ],
  [{ plugins: [{ name: 'a', onEvents: {} }] }, 'The plugin a '],
  [{ plugins: [{ name: 'a', onEvent: { kinds: ['order.eaten'], run } }] }, 'onEvent.kinds.0'],
  [{ plugins: [{ name: 'a', onEvent: { kinds: [], run: 7 } }] }, 'onEvent.run is no function'],
  [{ plugins: [{ name: 'a', productFields: [{ name: '' }] }] }, 'productFields.0.name is no name'],
  [{ plugins: [{ name: 'a' }, { name: 'a' }] }, 'The plugin a of basket.config.ts is there twice'],
] as const)('%j: %s', ([config, problem]) => {
  const read = readPlugins(config);
  expect(read.ok ? '' : read.refusal).toContain(problem);
});

test('one that throws when it is read is named', () => {
  const trap = {
    name: 'trap',
    get onEvent() {
      throw new Error('Gotcha');
    },
  };
  expect(readPlugins({ plugins: [trap] })).toEqual({
    ...{ ok: false, refusal: 'The plugin trap of basket.config.ts cannot be read: Error: Gotcha' },
  });
});
