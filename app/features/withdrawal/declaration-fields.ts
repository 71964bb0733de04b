/** The form that declares a withdrawal by order number and e-mail: its fields, apart from what judges them. */

/** Of the whole order, or of items that are chosen by the link of the acknowledgement. */
export const DECLARED_EXTENTS = ['whole', 'some'] as const;

export type DeclaredExtent = (typeof DECLARED_EXTENTS)[number];

/** `email` is in small letters, `orderNumber` in capitals. */
export type Declaration = {
  name: string;
  email: string;
  orderNumber: string;
  extent: DeclaredExtent;
};

/** The fields as they were typed. */
export type DeclarationFields = Record<'name' | 'email' | 'orderNumber' | 'extent', string>;

export type DeclarationProblem = 'name' | 'email' | 'orderNumber';

/** What was typed. */
export function readDeclarationFields(fields: Readonly<Record<string, string>>): DeclarationFields {
  const { name = '', email = '', orderNumber = '', extent = '' } = fields;
  return { name, email, orderNumber, extent };
}
