/** As `en.ts`. */
import type { TextBounds } from '#app/shared/text/text-bounds.ts';

export const noShopName =
  'no es un nombre: usa una línea de 80 letras como máximo, con al menos una que se vea';
export const noLine = (most: number) =>
  `no es una línea: usa ${most} letras como máximo, sin saltos de línea`;
export const noDeliveryNote =
  'no es una línea: usa 120 letras como máximo sin saltos de línea, por ejemplo: Entrega en 3 días. Devoluciones en 30 días';
export const tooMuchText = ({ letters, lines, marks, listMarks, depth, indent }: TextBounds) =>
  `es más de lo que lee una página: usa como máximo ${letters} letras, ${lines} líneas, ${marks} signos como * _ [ y \`, ${listMarks} signos de lista y de cita, y ${depth} de estos al principio de una línea, con una sangría de ${indent} como máximo`;
export const noDelivery = 'no es ni placeholder ni address: déjalo fuera para placeholder';
export const neitherOnNorOff = 'no es ni on ni off: déjalo fuera para off';
export const neitherOffNorAsked = 'no es ni off ni optional ni required';
export const noEmailPolicy = 'no es ni page ni optional ni required';
export const noReviewPolicy = 'no es ni after-a-look ni at-once ni off';
export const neitherShowNorHide = 'no es ni show ni hide';
export const noImportedRatings = 'no es ni show ni explain ni hide';
export const noOrderButton = 'no es ni buy-now ni obligation-to-pay';
export const noMarket = 'no es ni none ni eu: déjalo fuera para none';
export const noUnits = 'no es un número entero mayor que cero: déjalo fuera para no tener límite';
export const noReturnDays = (most: number) =>
  `no es un número entero de 1 a ${most}: déjalo fuera para no decir nada`;
export const noCrawlers = 'no es all, no-training, search ni none: déjalo fuera para all';
export const noDays = (most: number, otherwise: number) =>
  `no es un número entero de 1 a ${most}: déjalo fuera para ${otherwise}`;
export const noLanguage =
  'no es un idioma de la tienda: usa en, de, fr o es, o déjalo fuera para en';
export const noCurrency =
  'no es una moneda en la que se pueda cobrar a una tarjeta: usa un código ISO 4217 como EUR, o déjalo fuera para USD';
export const noTimeZone =
  'no es una zona horaria: usa UTC o un nombre con barra como Europe/Berlin, o déjalo fuera para UTC';
export const noEmail = 'no es una dirección de correo';
export const noColour =
  'no es un color: usa seis cifras como #14655a, o déjalo fuera para el ámbar';
export const noTypeface = 'no es ni figtree ni system: déjalo fuera para figtree';
export const noPictureRatio = 'no es ni 1:1, ni 4:5, ni 3:4: déjalo fuera para 1:1';
export const noPictureFit = 'no es ni contain ni cover: déjalo fuera para contain';
export const noHeader = 'no es ni prime, ni link, ni nothing: déjalo fuera para prime';
export const noLink =
  'no es un enlace: escribe sus palabras y después una dirección que empiece por / o https://';
export const noLinks = (most: number) =>
  `no es una lista de enlaces: escribe ${most} líneas como máximo, cada una con 40 letras como máximo y después una dirección que empiece por / o https://`;
export const noPicture =
  'no es una imagen de esta tienda: sube su archivo en el admin, en la página «Tu tienda»';
export const noPercent = 'no es un número entero de 0 a 100';
export const noWithdrawalDays = (most: number) =>
  `no es un número entero de 1 a ${most}: déjalo vacío para no tener ese formulario`;
export const noHomeCountry = 'no es un código de país: escribe dos letras como ES, o déjalo fuera';
export const neitherBelowNorAbove = 'no es ni below ni above: déjalo fuera para below';
