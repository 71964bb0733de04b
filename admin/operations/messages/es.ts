/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const noSuchForm = 'Este formulario ya no existe. Vuelve a cargar la página.';
export const done = (count: number) => `${count} ${plural(count, 'hecho', 'hechos')}.`;
