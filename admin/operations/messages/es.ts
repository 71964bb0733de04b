/** As `en.ts`. */
export const noSuchForm = 'Este formulario ya no existe. Vuelve a cargar la página.';
