/** What staff reads of the sections of the home page. */
import type { HomeSection } from '#app/features/catalogue/pages/home/home-section.ts';
import { messages } from './messages/messages.ts';

/** What tells one of a kind from the others: what the shopkeeper has given it. */
export function sectionTitle({ kind, title, collection, category }: HomeSection): string {
  const own = title || collection || category;
  return own === '' ? messages.sections[kind].name : own;
}

/** `2. text-1  Text with a picture: About us  switched off` */
export function sectionLine(section: HomeSection, index: number): string {
  const { id, kind, isShown } = section;
  const { name } = messages.sections[kind];
  const title = sectionTitle(section);
  return [
    `${index + 1}. ${id}`,
    title === name ? name : `${name}: ${title}`,
    ...(isShown ? [] : [messages.switchedOff]),
  ].join('  ');
}
