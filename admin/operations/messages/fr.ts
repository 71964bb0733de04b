/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const noSuchForm = 'Ce formulaire n’existe plus. Rechargez la page.';
export const done = (count: number) => `${count} ${plural(count, 'traitée', 'traitées')}.`;
