/** As `en.ts`. */
export const states = {
  done: 'Hecho',
  missing: 'Falta',
  'by-hand': 'A mano',
};
export const duties = {
  imprint: {
    title: 'Aviso legal',
    todo: 'Escribe quién eres en el texto Aviso legal. La plantilla tiene huecos, y los clientes la ven cuando no queda ninguno.',
  },
  withdrawalTerms: {
    title: 'Información sobre el desistimiento con el modelo de formulario',
    todo: 'Indica quién vende, con dirección y correo: figura en la página Derecho de desistimiento, que no puede estar vacía.',
  },
  lowestPrice: {
    title: 'Precio más bajo en 30 días junto a una rebaja',
    todo: 'Muestra el precio más bajo de los últimos 30 días.',
  },
  vatByCountry: {
    title: 'IVA por país',
    todo: 'Indica dónde tienes tu sede y si estás por debajo del umbral, y añade los tipos. Da a cada producto su categoría de impuesto.',
  },
  vatReturn: {
    title: 'Declaración del IVA, ventanilla única',
    todo: 'Vigila el umbral de 10 000 € al año; por encima, regístrate en la ventanilla única y declara cada trimestre. El informe de impuestos tiene las sumas.',
  },
  invoices: {
    title: 'Facturas',
    todo: 'Indica quién vende, con tu NIF-IVA o número fiscal.',
  },
  cookies: {
    title: 'Cookies',
    todo: 'Nombra en el texto Privacidad cada cookie de la tienda. El texto incluido lo hace.',
  },
  dataProtection: {
    title: 'Protección de datos',
    todo: 'Completa el texto Privacidad: quién es responsable, con qué base legal, cuánto tiempo, quién recibe los datos y qué autoridad atiende las quejas.',
  },
  accessibility: {
    title: 'Declaración de accesibilidad',
    todo: 'Conserva el texto Accesibilidad e indica quién vende: allí escriben los clientes. Pon textos alternativos a las imágenes.',
  },
  withdrawal: {
    title: 'Función de desistimiento',
    todo: 'Indica durante cuántos días se puede desistir, 14 como mínimo: cada página lleva entonces al formulario.',
  },
  orderButton: {
    title: 'Texto del botón de pedido',
    todo: 'Haz que el botón nombre la obligación de pago.',
  },
  priceNote: {
    title: 'Qué incluyen los precios',
    todo: 'Haz que los precios digan que el impuesto está incluido y lo que cuesta el envío.',
  },
  unitPrices: {
    title: 'Precio por kilo, litro o metro',
    todo: 'Muestra los precios por unidad de medida y da su contenido a cada producto que se vende por peso, volumen o longitud.',
  },
  productSafety: {
    title: 'Seguridad de los productos',
    todo: 'Da a cada producto su fabricante, una persona responsable en la Unión si está fuera, y sus advertencias.',
  },
  guaranteeNotice: {
    title: 'Aviso sobre la garantía legal',
    todo: 'Sube la imagen oficial en el idioma de tu tienda, sin cambiarla. Lo que dice, para quien no la ve, va en los ajustes, en «Lo que pide la ley».',
  },
  ratings: {
    title: 'De dónde vienen las valoraciones',
    todo: 'Explica las estrellas que trajo tu catálogo, u ocúltalas. La tienda comprueba las opiniones de compradores.',
  },
};
