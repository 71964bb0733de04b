/** As `en.ts`. */
export const labels = {
  title: 'Título',
  priceCents: (currency: string) => `Precio en ${currency}`,
  wasCents: (currency: string) => `Precio anterior en ${currency}`,
  options: 'Opciones',
  description: 'Descripción',
  category: 'Categoría',
  brand: 'Marca',
  sku: 'Referencia (SKU)',
  barcode: 'Código de barras',
  weightGrams: 'Peso en gramos',
  shelf: 'Ubicación',
  taxCategory: 'Categoría de impuesto',
  giftCard: 'Tarjeta regalo',
  unitContent: 'Contenido',
  manufacturer: 'Fabricante',
  responsiblePerson: 'Persona responsable en la UE',
  safetyWarnings: 'Seguridad del producto',
  details: 'Campos propios',
  metaTitle: 'Título para buscadores',
  metaDescription: 'Texto para buscadores',
  oldPaths: 'Direcciones en una tienda anterior',
};
export const hints = {
  wasCents: 'Se muestra tachado mientras sea más alto que el precio. Vacío: ninguno.',
  options:
    'En qué se distingue esta variante, como Color: Arena | Talla: M. Todas las variantes de un producto nombran las mismas.',
  description: 'Las líneas que empiezan por - son una lista.',
  sku: 'La referencia de tu propia contabilidad.',
  barcode: 'Un GTIN (EAN, UPC): 8, 12, 13 o 14 cifras.',
  weightGrams: 'Vacío: no se sabe.',
  shelf:
    'Dónde está, por ejemplo B-12-3: las listas de recogida siguen este orden. Los clientes no la ven.',
  taxCategory:
    'standard, reduced (tipo reducido) o second-reduced (segundo tipo reducido): qué tipo del país incluye el precio. Vacío: standard.',
  giftCard:
    'yes: una tarjeta regalo por su precio, enviada por correo una vez pagada, en un pedido aparte. Se vende mientras GIFT_CARDS esté activo. Vacío: mercancía.',
  unitContent: 'Por ejemplo, 500 ml, 0,75 l o 6 x 330 g. De ahí sale el precio por litro o kilo.',
  manufacturer: 'Nombre, dirección postal y correo electrónico o página web, una línea cada uno.',
  responsiblePerson:
    'Si el fabricante está fuera de la Unión: lo mismo de quien responde allí del producto.',
  safetyWarnings: 'Advertencias e información de seguridad, en el idioma de tus clientes.',
  details: 'Uno por línea, como Material: Lana. Lo que la tienda ha declarado en sus ajustes.',
  metaTitle: 'Vacío: el título.',
  metaDescription: 'Vacío: el principio de la descripción.',
  oldPaths: 'Una por línea, como /products/lamp: llevan a la página del producto.',
};
export const headings = {
  price: 'Precio',
  was: 'Antes',
  stock: 'En almacén',
  sku: 'Ref.',
  barcode: 'Código de barras',
  weight: 'Gramos',
  shelf: 'Ubicación',
  unit_content: 'Contenido',
  withdrawn: 'Retirado',
};
