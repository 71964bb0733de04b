/** As `en.ts`. */
export const isUsed = 'El código {code} está aplicado.';
export const remove = 'Quitar el código';
export const enter = 'Introducir un código de descuento';
export const code = 'Código de descuento';
export const use = 'Aplicar';
export const problems = {
  unknown: 'Este código no existe.',
  not_yet: 'Este código todavía no es válido.',
  ended: 'Este código ha caducado.',
  used_up: 'Este código está agotado, o hay quien está pagando con él.',
  used_before: 'Ya has usado este código.',
};
