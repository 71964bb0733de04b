/** As `en.ts`. */
export const beginning = 'Empezando';
export const endings = {
  cancelled: 'Se ha cancelado: no se ha cambiado nada.',
  interrupted:
    'La tienda se detuvo a la mitad: lo que no se había terminado se ha deshecho. Vuelve a empezarlo.',
};
