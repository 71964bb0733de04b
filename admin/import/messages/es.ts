/** As `en.ts`. */
import { counted } from '#app/shared/plural.ts';

export const importAndExport = 'Importar y exportar';
export const states = {
  running: 'Importándose',
  done: 'Importado',
  refused: 'No importado',
  failed: 'No importado',
  cancelled: 'Cancelado',
  interrupted: 'Interrumpido: no importado',
};
export const lookingAt = 'Examinándose';
export const lookedAt = 'Examinado, no importado';
export const file = 'Archivo';
export const state = 'Estado';
export const when = 'Cuándo';
export const importing = 'Importar';
export const aboutFile = (megabytes: string) =>
  `Suéltalo aquí. CSV, JSON o JSON Lines, como los escriben la exportación de abajo, Shopify o WooCommerce; ${megabytes} MB como máximo. Antes ves qué cambiaría.`;
export const encoding = 'Codificación de su texto';
export const unicode = 'UTF-8 o UTF-16';
export const windows = 'Windows, Europa Occidental y América';
export const isWhole = 'Es todo el catálogo: retirar de la venta lo que no está en él';
export const fetchPictures = 'Es de otra tienda: traer sus imágenes de allí a esta';
export const sending = 'Enviando el archivo…';
export const look = 'Ver qué cambiaría';
export const recentFiles = 'Archivos de los últimos 30 días';
export const noFiles = 'No se ha enviado ningún archivo.';
export const exporting = 'Exportar';
export const aboutExport =
  'Todos los productos a la venta, con todas sus columnas. Cambia el archivo y vuelve a importarlo.';
export const csv = 'CSV, para hojas de cálculo';
export const noSuchFile = 'Archivo no encontrado';
export const wasNotImported = 'No se ha importado';
export const wasNotDone = 'No se ha hecho';
export const importedNow = 'Importado. La tienda ya lo muestra.';
export const picturesFetched = 'Sus imágenes las trae una tarea aparte: mira {list}.';
export const theList = 'la lista';
export const someRowsBad =
  'Algunas filas no se pueden importar. Importa las demás y corrige estas, o descarta el archivo.';
export const badWithdrawn = 'Lo que está en las filas erróneas se retiraría de la venta.';
export const cancel = 'Cancelar';
export const importRows = (count: number) => `Importar ${counted(count, 'fila', 'filas')}`;
export const nothingWouldChange = 'No cambiaría nada.';
export const lookAgain = 'Volver a examinarlo';
export const discard = 'Descartar el archivo';
export const removeFromList = 'Quitarlo de la lista';
export const numbers = {
  added: 'Nuevos',
  changed: 'Cambiados',
  unchanged: 'Como estaban',
  withdrawn: 'Retirados',
  others: 'No están en el archivo, se quedan igual',
  counted: 'Recontados',
  leftOut: 'Filas erróneas, omitidas',
};
export const badRows = 'Filas erróneas';
export const whatHasChanged = 'Qué ha cambiado';
export const whatWouldChange = 'Qué cambiaría';
export const mendBadRows =
  '{file}: lo que está mal figura en su última columna. Corrígelo e impórtalo.';
export const badRowsAsFile = 'Las filas erróneas en un archivo';
export const moreLines = (count: number) => `Y ${counted(count, 'línea más', 'líneas más')}.`;
export const isWholeCatalogue = 'Es todo el catálogo.';
export const noteTitles = {
  'Bad rows': 'Filas erróneas',
  'Left out': 'Omitido',
  'Old paths of several products': 'Rutas antiguas de varios productos',
  'Small pictures': 'Imágenes pequeñas',
  Stock: 'Existencias',
  'Pictures that stay where they are': 'Imágenes que se quedan donde están',
};
export const notWhole = 'El archivo no ha llegado entero: envíalo otra vez.';
export const chooseFile = 'Elige antes un archivo.';
export const tooLarge = (megabytes: number) =>
  `El archivo tiene más de ${megabytes} MB: impórtalo por partes.`;
export const notStarted = 'No ha empezado: envíalo otra vez.';
