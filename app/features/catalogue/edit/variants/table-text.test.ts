import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from './table-text.ts';

describe('a table from a spreadsheet', () => {
  test('has its cells between tabs and its rows between line breaks of any system', () => {
    expect(readTable('9\t12\r\n8\t\r\n')).toEqual([
      ['9', '12'],
      ['8', ''],
    ]);
    expect(readTable('9\n8\r7')).toEqual([['9'], ['8'], ['7']]);
    expect(readTable('9')).toEqual([['9']]);
    expect(readTable('')).toEqual([]);
    expect(readTable('\t')).toEqual([['', '']]);
    expect(readTable('1\n\n2')).toEqual([['1'], [''], ['2']]);
  });

  test('has quotes around a cell of several lines, and letters that are quotes', () => {
    expect(readTable('"a\nb"\t"say ""hi"""\t5" nail')).toEqual([['a\nb', 'say "hi"', '5" nail']]);
    expect(readTable('"open\tnext')).toEqual([['"open', 'next']]);
    expect(readTable('"a" b\tc')).toEqual([['"a" b', 'c']]);
  });

  test('is read again as it was written', () => {
    const rows = [
      ['"quoted"', 'a\tb', ''],
      ['two\nlines', '5"', 'x'],
    ];
    expect(readTable(writeTable(rows))).toEqual(rows);
  });
});
