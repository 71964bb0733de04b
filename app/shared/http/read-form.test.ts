import { describe, expect, test } from 'vitest';
import { readForm } from './read-form.ts';

function posted(body: BodyInit, contentType?: string): Request {
  const headers = contentType === undefined ? {} : { 'content-type': contentType };
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

describe('a posted form', () => {
  test('gives its text fields, the last of each name', async () => {
    const encoded = new URLSearchParams([
      ['a', '1'],
      ['b', ''],
      ['a', '2'],
    ]);
    expect({ ...(await readForm(posted(encoded))) }).toEqual({ a: '2', b: '' });
    const parts = new FormData();
    parts.set('a', '1');
    parts.set('file', new File(['content'], 'name'));
    expect({ ...(await readForm(posted(parts))) }).toEqual({ a: '1' });
  });

  test('gives no field that nobody sent', async () => {
    const fields = await readForm(posted(new URLSearchParams()));
    expect(fields && 'toString' in fields).toBe(false);
  });

  test('is none when the body is no form', async () => {
    expect(await readForm(posted('{}', 'application/json'))).toBeNull();
    expect(await readForm(posted('x', 'multipart/form-data'))).toBeNull();
    expect(await readForm(posted('x', 'multipart/form-data; boundary=y'))).toBeNull();
    expect(await readForm(new Request('http://localhost/', { method: 'POST' }))).toBeNull();
  });
});
