/** As `en.ts`. */
export const title = 'Un archivo de la contabilidad';
export const about = 'Un archivo de la contabilidad, para quien tiene este enlace.';
export const from = (shop: string) => `${shop} te entrega este archivo.`;
export const once = (time: string) =>
  `El enlace sirve una vez, hasta el ${time}: una descarga interrumpida necesita uno nuevo.`;
export const download = 'Descargar';
export const ended = {
  used: {
    title: 'Este archivo ya se descargó',
    text: 'El enlace sirve una vez. Si no fuiste tú, dilo a la tienda; puede hacer otro.',
  },
  ended: { title: 'Este enlace se retiró', text: 'Pide uno nuevo a la tienda.' },
  lapsed: { title: 'El plazo de este enlace terminó', text: 'Pide uno nuevo a la tienda.' },
};
export const tooOften = 'Demasiadas descargas. Espera un minuto y vuelve a intentarlo.';
export const noLink = 'Este enlace no sirve. Pide uno nuevo a la tienda.';
