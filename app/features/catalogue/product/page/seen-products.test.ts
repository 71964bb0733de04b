import { expect, test } from 'vitest';
import { rememberSeen } from './recently-seen.tsx';

function memory(stored: string | null = null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

const product = (id: string, variant = id) => ({ id, variant, title: `Lamp ${id}`, image: '' });
const ids = (products: { variant: string }[]) => products.map(({ variant }) => variant);

test('a product is not among those seen before it, the last seen comes first', () => {
  const storage = memory();
  expect(rememberSeen(product('a'), storage)).toEqual([]);
  expect(ids(rememberSeen(product('b'), storage))).toEqual(['a']);
  expect(ids(rememberSeen(product('c'), storage))).toEqual(['b', 'a']);
  expect(ids(rememberSeen(product('a'), storage))).toEqual(['c', 'b']);
});

test('another choice of a product takes its place', () => {
  const storage = memory();
  rememberSeen(product('a', 'a-red'), storage);
  expect(rememberSeen(product('a', 'a-blue'), storage)).toEqual([]);
  expect(ids(rememberSeen(product('b'), storage))).toEqual(['a-blue']);
});

test('twelve are shown, and the thirteenth is forgotten', () => {
  const storage = memory();
  for (let number = 0; number < 20; number += 1) rememberSeen(product(`${number}`), storage);
  const seen = rememberSeen(product('new'), storage);
  expect(seen).toHaveLength(12);
  expect(seen[0]?.id).toBe('19');
});

test.for(['nonsense', '{}', '[1,null,{"id":"a"}]'])(
  'what else is stored there is nothing: %j',
  (text) => {
    expect(rememberSeen(product('a'), memory(text))).toEqual([]);
  },
);

test('a browser that allows no storage remembers nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(rememberSeen(product('a'), { getItem: refuse, setItem: refuse })).toEqual([]);
});
