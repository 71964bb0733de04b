/** As `en.ts`. */
export const unsupported = 'Este navegador no tiene llaves de acceso para esta dirección.';
