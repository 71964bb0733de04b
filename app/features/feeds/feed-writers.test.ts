import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { FEED_ATTRIBUTES, type FeedRow } from './feed-row.ts';
import { feedWriters } from './feed-writers.ts';

const row: FeedRow = {
  id: 'a"b',
  title: 'Lamp & <shade>\uFFFE, "large"',
  description: 'One,\ntwo',
  additional_image_link: ['https://a.example/1,2.jpg', 'https://a.example/3.jpg'],
  shipping: [
    { country: 'DE', service: 'By: mail, fast', price: '4.90 EUR', days: { least: 2, most: 4 } },
    { country: 'AT', service: '', price: '9.90 EUR' },
  ],
};

test('in XML what is no part of a text is escaped or left out', () => {
  const { begin, rows, end } = feedWriters.xml;
  const file = `${begin('A & B', 'https://shop.example')}${rows([row])}${end}`;
  expect(file).toContain('<title>A &amp; B</title><link>https://shop.example/</link>');
  expect(file).toContain('<g:title>Lamp &amp; &lt;shade&gt;, &quot;large&quot;</g:title>');
  expect(file.match(/<g:additional_image_link>/g)).toHaveLength(2);
  expect(file).toContain(
    '<g:shipping><g:country>DE</g:country><g:service>By: mail, fast</g:service><g:price>4.90 EUR</g:price><g:min_handling_time>0</g:min_handling_time><g:max_handling_time>0</g:max_handling_time><g:min_transit_time>2</g:min_transit_time><g:max_transit_time>4</g:max_transit_time></g:shipping>',
  );
  expect(file).not.toContain('undefined');
});

test('in CSV each attribute is a column, and a list is divided by commas', () => {
  const { begin, rows } = feedWriters.csv;
  const [head, first] = parse(`${begin('', '')}${rows([row])}`, { relax_column_count: false });
  expect(head).toEqual([...FEED_ATTRIBUTES]);
  const cells = Object.fromEntries(FEED_ATTRIBUTES.map((name, index) => [name, first?.[index]]));
  expect(cells).toMatchObject({
    id: 'a"b',
    description: 'One,\ntwo',
    brand: '',
    additional_image_link: 'https://a.example/1%2C2.jpg,https://a.example/3.jpg',
    shipping: 'DE::By mail fast:4.90 EUR:0:0:2:4,AT:::9.90 EUR',
  });
});

test('without anything for sale both are whole files', () => {
  expect(feedWriters.csv.rows([])).toBe('');
  expect(feedWriters.xml.rows([])).toBe('');
});
