/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const inStock = 'En stock';
export const onlyLeft = (left: number) => `Solo ${plural(left, 'queda', 'quedan')} ${left}`;
export const held = 'Todos en proceso de compra, alguno puede liberarse';
export const soldOut = 'Agotado';
export const signInToBeTold = 'Inicia sesión y te avisaremos cuando vuelva';
export const willWrite = (email: string) => `Escribiremos a ${email} cuando vuelva.`;
export const tellMe = 'Avisadme cuando vuelva';
