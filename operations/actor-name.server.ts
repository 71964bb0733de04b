/** The names of who did something, as rows have them: see Actor. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { apiToken, staff } from '#db/schema/staff-schema.ts';
import { messages } from './messages/messages.ts';
import { BY_COMMAND, BY_TOKEN } from './operation.ts';
import { OWNER_NAME, personName } from './staff/shown-names.server.ts';

/** Of a user of the system, whose name is in the text. */
export function byCommand(actor: Column | SQL): SQL {
  return sql`case when starts_with(${actor}, ${BY_COMMAND})
    then substr(${actor}, ${BY_COMMAND.length + 1}::integer) || ${messages.byCommand}::text else ${messages.somebody}::text end`;
}

/** Of a member of the staff, as people call them: see `shown-names.server.ts`. */
export function memberName(name: Column | SQL): SQL {
  return sql`case ${name} when ${OWNER_NAME} then ${personName(OWNER_NAME)}::text else ${name} end`;
}

/** Of any actor, in a list of few rows: it looks each of them up. */
export function actorName(actor: Column | SQL): SQL<string> {
  return sql<string>`coalesce(
    (select ${memberName(staff.name)} from ${staff} where ${staff.id} = ${actor}),
    (select ${apiToken.name} from ${apiToken} where ${BY_TOKEN} || ${apiToken.id} = ${actor}),
    ${byCommand(actor)})`;
}
