/** Why an item goes back, as shops usually ask; apart from the table of events, which the browser does not load. */
export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'does_not_fit',
  'changed_mind',
  'other',
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Whether the shopper has to say it in own words. */
export function needsWords(reason: ReturnReason): boolean {
  return reason === 'other';
}
