/** As `en.ts`. */
export const tokens = 'Tokens';
export const about =
  'Un programa llama a la {api} con un token. No puede hacer más que quien lo creó, y termina con su acceso.';
export const apiOfShop = 'API de la tienda';
export const noTokens = 'No hay tokens.';
export const makeToken = 'Crear un token';
export const name = 'Nombre';
export const itMay = 'Permite';
export const madeBy = 'Creado por';
export const lastUsed = 'Último uso';
export const never = 'Nunca';
export const end = 'Anular';
export const aboutApi =
  'Lo que un programa puede hacer con un token del admin. Los importes son céntimos enteros, o la unidad menor de otra moneda; las horas son segundos Unix. Las descripciones de abajo están en inglés. Lo mismo para programas: {link}.';
export const needsScope = 'Necesita el permiso {scope}.';
export const mayNeedScope = 'Para una parte, también {scope}.';
export const inQuery = 'En la dirección';
export const inBody = 'En el cuerpo';
export const inAnswer = 'En la respuesta';
export const needed = ', obligatorio';
