/** As `en.ts`. */
export const settings = 'Ajustes';
export const yourShop = 'Tu tienda';
export const nameAndLook =
  'El nombre, el aspecto, los enlaces y los textos están en la página {shop}.';
export const programs = 'Programas';
export const apiTokens = 'Tokens de la API';
export const aboutTokens =
  '{tokens}, con los que otros programas leen y cambian lo que hay en la tienda.';
export const webhooks = 'Webhooks';
export const aboutWebhooks = '{webhooks}, con los que se enteran de lo que ocurre en ella.';
export const setAtStart = 'Definido donde se inicia la tienda';
export const aboutEnvironment =
  'En el entorno de su proceso o en el archivo .env que está al lado. Un cambio vale a partir del próximo inicio. Los secretos no se muestran.';
export const setting = 'Ajuste';
export const value = 'Valor';
export const where = 'Dónde';
export const environment = 'Entorno';
export const byDefault = 'Predeterminado';
export const inThisBrowser = 'En este navegador';
export const rememberedHere = 'Se recuerda solo aquí. Nadie más lo ve.';
export const soundOfOrders = 'Un sonido con cada pedido nuevo';
export const soundAfterClick =
  'Tras cargar una página, los navegadores lo reproducen cuando hayas hecho clic o escrito en algún sitio.';
export const shortcuts = 'Teclas que llevan a una página, una lista o la búsqueda';
export const groups = {
  Shop: 'Tienda',
  Look: 'Aspecto',
  Pictures: 'Imágenes',
  Hero: 'Imagen principal',
  Links: 'Enlaces',
  Texts: 'Textos',
  Selling: 'Ventas',
  Law: 'Lo que pide la ley',
  'Language, money and time': 'Idioma, moneda y hora',
  Mail: 'Correo',
};
export const holdsFromStart =
  'Otro idioma u otra moneda vale a partir del próximo inicio de la tienda; lo demás, al instante.';
export const fromNextStart = (label: string, value: string) =>
  `A partir del próximo inicio: ${label} ${value}.`;
export const settingIs = (label: string, value: string) => `${label}: ${value || 'ninguno'}`;
export const variableHolds = (variable: string) =>
  `${variable} está definido donde se inicia la tienda y es lo que vale. Quítalo allí para cambiarlo aquí.`;
export const lastChangedBy = 'Último cambio de {name}, {time}';
export const aboutYourShop =
  'Lo que los clientes ven en todas las páginas. Vale en cuanto se guarda: mira {shop}. Cómo vende está en los {settings}.';
export const theShop = 'la tienda';
export const theSettings = 'ajustes';
export const seenOnceUploaded = 'Los clientes ven cada una en cuanto se sube.';
export const picture = 'Imagen';
export const remove = 'Quitar';
export const takePicture = (label: string) => `Usar esta imagen: ${label}`;
export const pictureHints = {
  logo: 'En la cabecera, que es oscura: con fondo propio o sin él. SVG, PNG u otra imagen, de al menos 72 píxeles de alto y como mucho 8 veces más ancha. Las palabras de un SVG tienen que ser trazados.',
  icon: 'De pestañas, marcadores y teléfonos. SVG, PNG u otra imagen, tan ancha como alta, de al menos 192 píxeles.',
  hero: 'JPEG, PNG, WebP, AVIF, GIF o TIFF, de al menos 1500 píxeles de ancho, desde tan ancha como alta hasta 4 veces más. Su parte inferior se difumina bajo los productos.',
  notice:
    'PNG, SVG u otra imagen, de al menos 600 píxeles de ancho: el archivo oficial de la Unión Europea en el idioma de tu tienda, sin cambios. En las páginas de productos y en la de pago.',
};
export const heroOn = {
  large: 'La imagen principal en una pantalla grande',
  phone: 'La imagen principal en un teléfono',
};
export const preview = 'Vista previa';
export const lightScheme = 'Tema claro';
export const darkScheme = 'Tema oscuro';
export const allReadable = (pairs: number, least: string) =>
  `Los ${pairs} pares de texto y fondo cumplen WCAG AA: el contraste más bajo es de ${least} a 1.`;
export const poorContrast = (
  what: string,
  colour: string,
  on: string,
  contrast: string,
  least: string,
) => `${what}: ${colour} sobre ${on} tiene ${contrast} a 1, y WCAG AA pide ${least}.`;
export const pairs = {
  button: 'Texto de un botón',
  hovered: 'Texto de un botón bajo el puntero',
  link: 'Un enlace',
  header: 'Acento en la cabecera',
  accent: 'Texto sobre el acento',
};
export const pairIn = {
  light: (what: string) => `${what}, claro`,
  dark: (what: string) => `${what}, oscuro`,
};
export const codeTitle = (name: string) => `Código ${name}`;
export const noSuchCode = 'Código no encontrado';
export const codes = 'Códigos de descuento';
export const aboutCodes =
  'Lo que un cliente escribe en la página de pago. Un pedido conserva el código que usó.';
export const codesOff =
  'Los códigos de descuento están desactivados: la tienda no pide ningún código.';
export const moreCodes = 'Más códigos';
export const code = 'Código';
export const takesOff = 'Descuento';
export const when = 'Cuándo';
export const uses = 'Usos';
export const orders = 'Pedidos';
export const noCodes = 'No hay códigos.';
export const addCode = 'Crear un código';
export const makeCode = 'Crear el código';
export const aboutDelivery =
  'Una zona es un grupo de países con las mismas formas y precios de envío. En cuanto hay una, a un país que no está en ninguna zona no se envía nada. Un cambio vale para el próximo pago.';
export const delivery = 'Envío';
export const zone = 'Zona';
export const countries = 'Países';
export const methods = 'Formas de envío';
export const method = 'Forma de envío';
export const costs = 'Cuesta';
export const notDeliveredThere = 'Ninguna todavía: allí no se envía nada.';
export const zonesOfDelivery = 'Zonas de envío';
export const aboutMethods =
  'Los clientes eligen; la más barata a domicilio está elegida de entrada. Un cambio vale para el próximo pago; quien está pagando ahora paga lo que se le mostró.';
export const deliveryIsFree = 'No hay zonas: el envío es gratis a todas partes.';
export const addZone = 'Añadir una zona';
export const addTheZone = 'Añadir la zona';
export const addMethod = 'Añadir una forma de envío';
export const addTheMethod = 'Añadir la forma de envío';
export const deliveryToExample =
  'Los pedidos van a una dirección de ejemplo: la tienda no pide otra y no cobra nada de esto.';
export const ownFields = 'Campos propios';
export const aboutOwnFields =
  'Lo que dices de tus productos además del título, el precio y la descripción, como Material o Cuidados. El formulario de un producto y los archivos del catálogo toman sus valores.';
export const field = 'Campo';
export const holds = 'Contiene';
export const onProductPage = 'En la página de un producto';
export const forStaffAlone = 'Solo para el equipo y los archivos';
export const change = 'Cambiar';
export const hide = 'Ocultar';
export const show = 'Mostrar';
export const noFields = 'Aún no hay ninguno.';
export const addField = 'Añadir un campo';
export const addTheField = 'Añadir el campo';
export const taxAndInvoices = 'Impuestos y facturas';
export const aboutTax =
  'Los precios incluyen el impuesto: un tipo dice qué parte de un precio es, y nadie paga más ni menos.';
export const ratesByCountry = 'Tipos por país';
export const ratesOfCountries = (count: number) => `${count} tipos por país`;
export const taxRates = 'Tipos de impuesto';
export const of = 'De';
export const noProductHasIt = '(ningún producto la tiene)';
export const rate = 'Tipo';
export const rateInPercent = 'Tipo en porcentaje';
export const noRates = 'No hay tipos: ningún pedido dice nada de impuestos.';
export const addRate = 'Añadir un tipo';
export const addTheRate = 'Añadir el tipo';
export const whoSells = 'Quién vende';
export const sellerIsSet =
  'Cada pedido recibe una factura a este nombre en menos de un minuto. Las facturas que tienen número se quedan como están.';
export const noSeller =
  'No hay nadie indicado: los pedidos no llevan factura y se imprimen como recibos.';
export const environmentGroups = {
  cardProvider: 'Proveedor de pagos',
  mail: 'Correo',
  addresses: 'Direcciones',
  storage: 'Almacenamiento',
};
export const withoutIt = {
  none: 'Ninguno',
  simulator: 'Ninguna: el simulador de tarjetas',
  stripe: 'El propio Stripe',
  outbox: 'Ninguna: los correos se quedan en la bandeja de salida',
  sender: (address: string) => `El nombre de la tienda, <${address}>`,
  machine: 'Ninguna: la tienda solo está abierta en esta máquina',
  adminPort: '3001, si está libre',
  localhost: 'Ninguna: solo esta máquina, como localhost',
  shopAlone: 'Solo la propia tienda',
  publicHosts: 'Ninguno: los webhooks solo van a direcciones https públicas',
  embedded: 'Ninguna: la base de datos integrada',
  asOther: 'Como DATABASE_URL',
  madeByShop: 'Creado por la tienda',
};
export const taxReport =
  '{file}: qué parte de las cuentas es impuesto, por trimestre, país y tipo, para la declaración en la ventanilla única.';
export const taxReportFile = 'Informe de impuestos (CSV)';
export const law = {
  noMarket: 'No hay mercado: aquí no se pide nada. Elige dónde viven tus consumidores en {law}.',
  noConformity:
    'Esta página no promete conformidad: dice lo que el programa conoce. Haz que alguien que conozca la ley mire tu tienda.',
  nothingMissing: 'No falta nada de lo que la tienda puede ver. Lo que queda es a mano.',
  since: 'desde el {day}',
  whereDone: 'Dónde se hace',
};
