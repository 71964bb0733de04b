/** Lets somebody into the admin of a running shop. */
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import { inviteStaff } from '#admin/sign-in/staff-invites.server.ts';
import { staffNameSchema } from '#admin/staff/staff-name.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

/** Gives the code of a new invitation, which makes an owner and works once. */
export const inviteStaffOperation = defineOperation({
  name: 'invite-staff',
  request: z.object({ name: staffNameSchema }),
  input: z.never(),
  line: z.object({ code: z.string() }),
  async *run({ queries, by }: Pick<ShopAccess, 'queries' | 'by'>, { name }) {
    yield await recordAct(queries, { staff: by, act: 'staff_invite', subject: name }, async () => {
      const code = await inviteStaff(queries, { name, kind: 'owner' });
      return { isDone: true, after: null, value: { code } };
    });
  },
});
