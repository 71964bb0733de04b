/** Reads and changes the codes of a running shop. */
import * as z from 'zod';
import { readCodes, writeCode } from '#app/features/codes/codes.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const number = z.number().nullable();

const codeSchema = z.object({
  name: z.string(),
  sharePercent: number,
  amountCents: number,
  fromSeconds: number,
  toSeconds: number,
  uses: number,
  usesEach: number,
});

/** Writes the codes of its input, if any; then all codes. `isRefused`: see writeCode. `isOn`: CODES. */
export const codesOperation = defineOperation({
  name: 'codes',
  request: z.object({}),
  input: codeSchema,
  line: z.object({
    isRefused: z.boolean(),
    isOn: z.boolean(),
    codes: z.array(codeSchema.extend({ left: number, orders: z.number() })),
  }),
  async *run({ queries, settings }: Pick<ShopAccess, 'queries' | 'settings'>, _request, input) {
    let isRefused = false;
    for await (const code of input) isRefused = !(await writeCode(queries, code)) || isRefused;
    yield { isRefused, isOn: settings.mode.codes, codes: await readCodes(queries) };
  },
});
