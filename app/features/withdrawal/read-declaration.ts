/** What the form that declares a withdrawal by order number and e-mail says. Pure. */
import { done, type Result, refused } from '#app/shared/result.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import {
  DECLARED_EXTENTS,
  type Declaration,
  type DeclarationFields,
  type DeclarationProblem,
} from './declaration-fields.ts';

/** Names alone: what a stranger types is mailed to the address that the stranger names. */
const NAME = /^[\p{L}\p{M} .'’-]{1,80}$/u;
/** As order-schema.ts makes it, whatever was typed between. */
const ORDER_NUMBER = /^[2-9A-Z]{10}$/;

/** What is declared, or which fields are wrong. */
export function readDeclaration(
  fields: DeclarationFields,
): Result<Declaration, DeclarationProblem[]> {
  // What follows a dot at once, programs of mails make a link of.
  const name = fields.name.replaceAll('.', '. ').replace(/\s+/g, ' ').trim();
  const email = readEmailField(fields.email.toLowerCase());
  const orderNumber = fields.orderNumber.replace(/[\s-]/g, '').toUpperCase();
  const extent = DECLARED_EXTENTS.find((one) => one === fields.extent) ?? 'whole';
  const problems: DeclarationProblem[] = [
    ...(NAME.test(name) ? [] : ['name' as const]),
    ...(email ? [] : ['email' as const]),
    ...(ORDER_NUMBER.test(orderNumber) ? [] : ['orderNumber' as const]),
  ];
  if (!email || problems.length > 0) return refused(problems);
  return done({ name, email, orderNumber, extent });
}
