/** As `en.ts`. */
export const category = (name: string) => `Categoría ${name}`;
export const scopes = {
  'everything-else': 'Todo lo demás',
  delivery: 'Envío',
  reduced: 'Tipo reducido',
  'second-reduced': 'Segundo tipo reducido',
};
export const enterVatNumber = '¿Compras para una empresa? Añade tu NIF-IVA';
export const vatNumber = 'NIF-IVA';
export const useVatNumber = 'Usar';
export const removeVatNumber = 'Quitar';
export const vatNumberIs = 'El NIF-IVA {number} figura en tu factura.';
export const aboutVatNumber = 'Figura en tu factura. Los precios no cambian: incluyen el IVA.';
export const noVatNumber = (example: string | null) =>
  example === null
    ? 'Empieza por las dos letras de tu país, por ejemplo ESB12345678.'
    : `Un NIF-IVA de ese país tiene esta forma: ${example}.`;
