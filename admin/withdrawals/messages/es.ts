/** As `en.ts`. */
export const title = 'Desistimientos por número de pedido';
export const about =
  'Nadie ha seguido el enlace del acuse de recibo. Abre el pedido y anota el desistimiento, o escribe a quien lo declaró.';
export const none = 'No espera ninguno.';
export const order = 'Pedido';
export const unmatched = (number: string) => `${number}: ningún pedido de este correo`;
export const extent = 'Alcance';
export const extents = { whole: 'todo', some: 'algunos artículos' };
export const by = 'Declarado por';
export const declared = 'Declarado';
export const due = 'Dinero de vuelta antes del';
export const whatNext = 'Qué sigue';
