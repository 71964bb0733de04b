/** What an offer says of the safety of a product (regulation (EU) 2023/988, article 19). */
import { messages } from '#app/features/catalogue/messages/messages.ts';

export type SafetyFields = {
  manufacturer?: string;
  responsiblePerson?: string;
  safetyWarnings?: string;
};

/** What is known, named in the shop's language. */
export function safetyOf({
  manufacturer = '',
  responsiblePerson = '',
  safetyWarnings = '',
}: SafetyFields): (readonly [name: string, text: string])[] {
  return [
    [messages.manufacturer, manufacturer] as const,
    [messages.responsiblePerson, responsiblePerson] as const,
    [messages.safetyWarnings, safetyWarnings] as const,
  ].filter(([, text]) => text !== '');
}
