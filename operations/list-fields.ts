/** The fields of operations that list: how many are answered at once, and after which place. */
import { done, refused } from '#app/shared/result.ts';
import { neededText, reading, wholeNumber } from './fields.ts';
import { messages } from './messages/messages.ts';

export const MAX_LISTED = 1_000;

export function limitField(usual: number) {
  return wholeNumber('At most so many', 1).max(MAX_LISTED).default(usual);
}

/** `read` gives null for what no page has said. */
export function afterField<Place>(read: (text: string) => Place | null) {
  return neededText('Those after this place: the next of the page before')
    .transform(
      reading((text) => {
        const place = read(text);
        return place === null ? refused(messages.noPlace) : done(place);
      }),
    )
    .nullable()
    .default(null);
}
