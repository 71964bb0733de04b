/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const changes = {
  percent: 'Precio: en porcentaje',
  amount: 'Precio: en un importe',
  price: 'Precio: el mismo para todos',
  category: 'Categoría',
  withdraw: 'Retirar de la venta',
  put_back: 'Volver a poner a la venta',
  shelf: 'En almacén: contar',
  shelf_more: 'En almacén: más o menos',
  low: 'Pocas existencias a partir de este número',
};
export const needsChoosing = 'hay que elegirlo';
export const states = { sale: 'a la venta', withdrawn: 'retirados', all: 'a la venta o retirados' };
export const stocks = { low: 'con pocas existencias', out: 'agotados', uncounted: 'sin contar' };
export const inCategory = (category: string) => `en ${category}`;
export const withWords = (words: string) => `con «${words}»`;
export const priceBy = (amount: string, isLess: boolean) =>
  `Precio ${amount} ${isLess ? 'menos' : 'más'}`;
export const priceIs = (amount: string) => `Precio ${amount}`;
export const noCategory = 'Sin categoría';
export const categoryIs = (category: string) => `Categoría ${category}`;
export const withdraw = 'Retirar de la venta';
export const putOnSale = 'Poner a la venta';
export const onShelfIs = (units: string) => `${units} en almacén`;
export const onShelfBy = (units: string, isFewer: boolean) =>
  `${units} ${isFewer ? 'menos' : 'más'} en almacén`;
export const lowFrom = (units: string) => `Pocas existencias a partir de ${units}`;
export const values = {
  none: 'Ninguna',
  withdrawn: 'Retirado',
  onSale: 'A la venta',
  notCounted: 'Sin contar',
};
export const valueNames = {
  price: 'Precio',
  category: 'Categoría',
  withdrawn: 'Estado',
  shelf: 'En almacén',
  low: 'Pocas existencias desde',
};
export const before = (value: string) => `${value} antes`;
export const after = (value: string) => `${value} después`;
export const staysSame = (count: number) =>
  `${counted(count, 'producto que quedaría igual', 'productos que quedarían igual')}`;
export const impossible = {
  price: (count: number) =>
    `${counted(count, 'producto', 'productos')} cuyo precio sería menor que cero o demasiado alto`,
  shelf: (count: number) =>
    `${counted(count, 'producto', 'productos')} sin contar, o que tendrían menos de cero o demasiadas`,
  low: (count: number) => `${counted(count, 'producto', 'productos')} sin contar`,
};
export const leftOut = (parts: string) => `Se omiten: ${parts}.`;
export const changeManyProducts = 'Cambiar muchos productos';
export const youSeeFirst = 'Antes ves qué cambiaría.';
export const whichProducts = 'Qué productos';
export const whatChanges = 'Qué cambia';
export const showChanges = 'Mostrar qué cambiaría';
export const words = 'Palabras';
export const aboutWords =
  'Todas en el título o en las opciones, o el principio de la variante. Vacío: cualquiera.';
export const emptyForAny = 'Vacío: cualquiera.';
export const state = 'Estado';
export const onSaleOrWithdrawn = 'A la venta o retirado';
export const stock = 'Existencias';
export const anyStock = 'Cualquiera';
export const low = 'Pocas';
export const soldOut = 'Agotado';
export const change = 'Cambio';
export const choose = 'Elegir';
export const byHowMuch = 'Cuánto, o a qué';
export const aboutValue = (amount: string) =>
  `Como -10 o 2,5 por ciento, ${amount}, una categoría, un número. Vacío para retirar o poner a la venta.`;
export const whatWouldChange = 'Qué cambiaría';
export const changed = 'Cambiados';
export const whichAre = (filter: string) => `Productos: ${filter}.`;
export const countChanged = (count: number) =>
  `${counted(count, 'producto cambiado', 'productos cambiados')}.`;
export const countLeft = (count: number) =>
  `${counted(count, 'producto sin tocar', 'productos sin tocar')}: alguien los ha cambiado desde la vista previa, o sus opciones son las de otra variante.`;
export const countToGo = (count: number) =>
  `${counted(count, 'producto pendiente', 'productos pendientes')}.`;
export const mayOnlyLook = (scope: string) =>
  `Puedes mirarlo, pero no aplicarlo: para eso hace falta «${scope}».`;
export const changeRest = 'Cambiar el resto';
export const changeCount = (count: number) => `Cambiar ${counted(count, 'producto', 'productos')}`;
export const leftAlone = 'Sin tocar';
export const nothingWouldChange = 'No cambiaría nada.';
export const theFirst = (count: number) => `Los ${count} primeros, por variante.`;
