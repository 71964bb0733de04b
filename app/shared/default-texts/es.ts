import type { DefaultTexts } from './default-texts.ts';

/** The default texts, in Spanish. */
export const es: DefaultTexts = {
  tagline: 'Cosas buenas, a un precio justo y fáciles de encontrar.',
  pricedDelivery:
    'Lo que cuesta el envío se dice antes de pagar. Para las devoluciones, mira la página Devoluciones.',
  cookies:
    'Una cookie conoce tu cesta, otra sabe que has iniciado sesión, y una tercera que ya la habías iniciado aquí, para poder avisarte de accesos desde otros sitios. Otras más pequeñas conocen tu zona horaria, llevan un aviso a tu página siguiente o solo comprueban si tu navegador acepta cookies. No hay ninguna para publicidad, y nadie te sigue desde aquí a otros sitios.',
  pricesIn: (currency, code) => `Todos los precios están en ${currency} (${code}).`,
  deliveryNote: 'Envío gratis. Para las devoluciones, mira la página Devoluciones.',
  help: `# Encontrar algo

Escribe una palabra o una referencia en el buscador, arriba en cada página. Las erratas se perdonan. Las categorías muestran todo lo que hay, y cada lista se puede acotar por precio y por valoración.

# Comprarlo

Pon en tu cesta lo que quieras; no necesitas una cuenta. Ve a la caja, introduce tu tarjeta y pulsa «{button}». El cargo en tu tarjeta se hace una sola vez, por el total que ves.

# Después

Con una cuenta, tu pedido aparece enseguida entre tus pedidos, con su número. Si un pago no se ha podido completar, tu cesta queda como estaba y no se cobra nada.`,
  returns: `# Devolver algo

Puedes devolver lo que has comprado como lo permita la ley de donde vives. Abre tu pedido en «Devoluciones y pedidos», o con el enlace de su correo, y elige «Devolver artículos».

# Reembolsos

Un reembolso vuelve a la tarjeta en la que se hizo el cargo. Lo que tarde en aparecer depende de tu banco.

# Quitado por error

Lo que has quitado de tu cesta se puede volver a poner.`,
  terms: `# Precios

{prices} Pagas el total que muestra la página de pago cuando pulsas «{button}».

# Tu pedido

El pedido está hecho cuando se ha cobrado en tu tarjeta. Si algo de él ya no se vende, se reembolsa todo el importe.

# Tu cuenta

Puedes comprar sin cuenta. Con una cuenta ves tus pedidos: guarda tu contraseña para ti.

# Qué se guarda

Tu correo y tus pedidos se guardan para que la tienda funcione, y no se dan a nadie más que al proveedor de pagos con el que pagas.`,
  privacy: `# Qué se guarda

Tu cesta y, con una cuenta, tu correo, tu contraseña en una forma que nadie puede leer, y tus pedidos con la dirección que das para ellos.

# Cookies

{cookies}

# Tu tarjeta

El número de tu tarjeta va al proveedor de pagos y nunca a esta tienda.

# Quién más lo ve

Nadie más que el proveedor de pagos con el que pagas.

# Qué puedes hacer

La página de tu cuenta te lo da todo en un archivo, y lo borra. En nuestros libros queda lo que se pagó, sin tu nombre.`,
};
