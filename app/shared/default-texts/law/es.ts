import type { LawTexts } from './law-texts.ts';

/** As `en.ts`, in Spanish: the instruction in the words of the directive. */
export const es: LawTexts = {
  imprint: `{seller}

- Correo electrónico: ___
- Teléfono: ___
- Representante: ___
- Registro mercantil y número: ___
- NIF: ___
- Autoridad de supervisión, si la actividad necesita autorización: ___`,
  withdrawalTerms: `# Derecho de desistimiento

Tiene usted derecho a desistir del presente contrato en un plazo de {days|día|días} sin necesidad de justificación. El plazo de desistimiento expirará a los {days|día|días} del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes; de varios bienes de un mismo pedido, del último.

Para ejercer el derecho de desistimiento, deberá usted notificarnos ({seller}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.

Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.

# Consecuencias del desistimiento

En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de su decisión. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted, a no ser que haya dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de su devolución, según qué condición se cumpla primero.

Deberá usted devolvernos o entregarnos los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días a partir de la fecha en que nos comunique su decisión. Deberá usted asumir el coste directo de devolución de los bienes. Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer su naturaleza, sus características y su funcionamiento.

# Modelo de formulario de desistimiento

Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.

- A la atención de {seller}:
- Por la presente le comunico/comunicamos (\\*) que desisto/desistimos de mi/nuestro (\\*) contrato de venta del siguiente bien/prestación del siguiente servicio (\\*)
- Pedido el/recibido el (\\*)
- Nombre del consumidor o de los consumidores
- Domicilio del consumidor o de los consumidores
- Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)
- Fecha

(\\*) Táchese lo que no proceda.`,
  accessibility: `# Qué puedes esperar

Esta tienda está hecha para todas las personas, según las reglas de las WCAG 2.2, nivel AA, y la EN 301 549. Cada versión de su programa se prueba en lo que sigue; entre paréntesis están los criterios de las WCAG a los que sirve.

{accessibility}

# Qué no se prueba

Una máquina solo encuentra una parte de los fallos. Los textos y las imágenes de los productos son de la tienda.

# Si algo te lo impide

Escribe a {seller}. Si no te ayudamos, puede hacerlo la autoridad de tu país que vela por la accesibilidad.`,
  claims: {
    checkedPages:
      'Las páginas de una compra, de la portada al pago, pasan las comprobaciones de axe, en claro y en oscuro, en pantallas estrechas y anchas.',
    keyboard: 'Una compra y su desistimiento se hacen solo con el teclado.',
    focusSeen: 'Quien compra con el teclado ve en cada paso dónde está el foco.',
    pageChange:
      'El foco y el título siguen a cada página nueva, y los lectores de pantalla la nombran.',
    withoutScripts:
      'Buscar, registrarse, comprar y desistir funciona en un navegador que no ejecuta scripts.',
    contrast:
      'Los textos y los botones tienen contraste suficiente, en claro y en oscuro, sea cual sea el color que haya elegido la tienda.',
    forcedColours:
      'Con los colores de alto contraste del sistema, los controles del pago conservan sus bordes.',
    enlarged: 'Una compra cabe en una pantalla ampliada cuatro veces, sin desplazamiento lateral.',
    targets:
      'Lo que se toca en las páginas principales mide al menos 44 píxeles de ancho y de alto en una pantalla táctil.',
    errors:
      'Lo que falla en una tarjeta o en un inicio de sesión se dice con palabras junto a los campos.',
    announced:
      'Los lectores de pantalla anuncian lo que se ha añadido, cuántos artículos tiene la cesta y su total.',
    autofill:
      'Los navegadores y los gestores de contraseñas pueden rellenar el correo, la contraseña y la tarjeta.',
    lessMotion:
      'Quien ha pedido al sistema menos movimiento no ve volar ninguna imagen a la página siguiente.',
  },
  cookies: {
    intro:
      'Esta tienda solo guarda en tu navegador lo que necesita para lo que le pides, por lo que no hace falta consentimiento:',
    purposes: {
      basket: 'conoce tu cesta mientras no has iniciado sesión',
      session: 'sabe que has iniciado sesión',
      device: 'sabe que ya has iniciado sesión aquí, para poder avisarte de inicios en otro lugar',
      time_zone: 'conoce tu zona horaria, para las horas que lees',
      notice: 'lleva un aviso a tu página siguiente',
      check: 'comprueba si tu navegador guarda cookies',
      payment: 'te devuelve a un pago o al pedido que acabas de hacer',
      order: 'mantiene abierto un pedido que has abierto con el código de un correo',
      seen: 'los productos que has mirado, solo para ti; nunca se envía',
    },
    untilClosed: 'hasta que cierres el navegador',
    untilCleared: 'hasta que lo borres',
    after:
      'No hay ninguna de publicidad, y nadie te sigue de aquí a otros sitios. La página de pago puede cargar el formulario del proveedor de tarjetas, que tiene las suyas.',
  },
};
