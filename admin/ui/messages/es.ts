/** As `en.ts`. */
export const today = 'Hoy';
export const orders = 'Pedidos';
export const newOrders = (count: string) => `${count} ${count === '1' ? 'nuevo' : 'nuevos'}`;
export const products = 'Productos';
export const customers = 'Clientes';
export const mail = 'Correos';
export const staff = 'Equipo';
export const yourShop = 'Tu tienda';
export const settings = 'Ajustes';
export const admin = 'Admin';
export const signOut = 'Cerrar sesión';
export const inEverything = 'En todo';
export const searchEverything = 'Buscar en todo';
export const inThe = (what: string) => `En ${what}`;
export const searchFor = (what: string) => `Buscar ${what}`;
export const search = 'Buscar';
export const aDayIn = (zone: string) => `Un día en ${zone}.`;
export const choose = 'Elegir';
export const thisField = (problem: string) => `Este campo ${problem}.`;
export const whatElse = 'Qué más se puede hacer';
export const goBack = 'No, volver';
export const placeOf = (name: string) => `Posición de ${name}`;
export const move = 'Mover';
export const moveHere = (name: string) => `Mover a esta posición: ${name}`;
export const up = 'Subir';
export const upWith = (name: string) => `Subir: ${name}`;
export const down = 'Bajar';
export const downWith = (name: string) => `Bajar: ${name}`;
export const useThisPicture = 'Usar esta imagen';
export const pictureOf = (name: string) => `Imagen de ${name}`;
export const aPicture = 'Una imagen de un archivo';
export const anotherPicture = 'Otra imagen de un archivo';
export const dropPicture = 'Suéltala aquí. JPEG, PNG, WebP, AVIF, GIF o TIFF de 20 MB como máximo.';
export const changedMeanwhile =
  'Esto ha cambiado desde que se pulsó el botón. No se ha enviado nada: míralo y vuelve a pulsar.';
export const noSuchPage = 'Esta página no existe';
export const movedOrNever = 'Puede que se haya movido, o que nunca haya existido.';
export const mayNotSee = 'No puedes ver esta página';
export const needsScope = (scope: string, what: string) =>
  `Hace falta el permiso ${scope} (${what}). Pide a un propietario un rol que lo tenga.`;
export const didNotWork = 'No ha funcionado';
export const loadAgain =
  'Vuelve a cargar la página. Si no sirve, el registro de la tienda dice por qué.';
