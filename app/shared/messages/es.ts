/** As `en.ts`. */
export const pages = {
  help: 'Ayuda',
  returns: 'Devoluciones',
  terms: 'Condiciones de venta',
  privacy: 'Privacidad',
};
export const cookiesNeeded =
  'Tu navegador bloquea las cookies. Permítelas en este sitio e inténtalo de nuevo.';
export const quoted = (title: string) => `«${title}»`;
export const more = (count: number) => `${count} más`;
export const withdrawHere = 'Desistir del contrato aquí';
export const deliveryPrices = 'Gastos de envío';
