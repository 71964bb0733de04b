/** Reads and changes the codes of a running shop. */
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import { findCode, recordOf } from '#admin/settings/settings-desk.server.ts';
import { newCodeSchema } from '#app/features/codes/code-schema.ts';
import { type NewCode, readCodes, writeCode } from '#app/features/codes/codes.server.ts';
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

type CodesAccess = Pick<ShopAccess, 'queries' | 'settings' | 'by'>;

async function write({ queries, settings, by }: CodesAccess, code: NewCode): Promise<boolean> {
  const act = { staff: by, act: 'code_changed', subject: code.name } as const;
  const before = recordOf(await findCode(queries, code.name), settings.timeZone);
  return recordAct(queries, { ...act, before }, async () => {
    const isDone = await writeCode(queries, code);
    return { isDone, after: recordOf(code, settings.timeZone), value: isDone };
  });
}

/** Writes the codes of its input, if any; then all codes. `isRefused`: see writeCode. `isOn`: CODES. */
export const codesOperation = defineOperation({
  name: 'codes',
  request: z.object({}),
  input: newCodeSchema,
  line: z.object({
    isRefused: z.boolean(),
    isOn: z.boolean(),
    codes: z.array(codeSchema.extend({ left: number, orders: z.number() })),
  }),
  async *run(shop: CodesAccess, _request, input) {
    const { queries, settings } = shop;
    let isRefused = false;
    for await (const code of input) isRefused = !(await write(shop, code)) || isRefused;
    yield { isRefused, isOn: settings.mode.codes, codes: await readCodes(queries) };
  },
});
