/** As `en.ts`. */
export const title = 'Pedidos para clientes';
export const about =
  'Por teléfono, por correo o en el mostrador: se preparan aquí y se pagan con un enlace.';
export const aDraft = (state: string) => `Pedido para un cliente: ${state.toLowerCase()}`;
export const states = {
  open: 'En preparación',
  sent: 'Espera el pago',
  lapsed: 'Enlace caducado',
  taken: 'En la cesta del cliente',
  ordered: 'Pedido',
  ended: 'Terminado',
};
export const begin = 'Empezar un pedido';
export const customer = 'Cliente';
export const made = 'Empezado';
export const state = 'Estado';
export const note = 'Nota';
export const none = 'Nadie ha hecho aún un pedido para un cliente.';
export const noEmail = 'Sin correo';
export const items = 'Qué lleva';
export const nothingYet = 'Nada todavía: búscalo abajo.';
export const variant = 'Artículo';
export const units = 'Unidades';
export const price = 'Cada uno';
export const notSold = 'Ya no se vende, y no se cobra.';
export const add = 'Añadir';
export const addItems = 'Añadir un artículo';
export const variants = 'productos que añadir';
export const isWithdrawn = 'retirado';
export const available = (count: number) => `${count} disponibles`;
export const address = 'Adónde va';
export const noAddress = 'Vacía: el cliente la dice al pagar.';
export const giftCard = 'Tarjeta regalo';
export const delivery = 'Envío';
export const discount = 'Descuento';
export const codeOff = (amount: string) => `Descuenta ${amount}.`;
export const deliveryCosts = (amount: string) => `Envío: ${amount}`;
export const total = (amount: string) => `Total: ${amount}`;
export const totalOfItems = (amount: string) => `Artículos: ${amount}`;
export const payment = 'Pago';
export const link = 'Enlace de pago';
export const goodUntil = 'Vale hasta';
export const holdsNothing =
  'Nada se reserva hasta la compra: los precios y las existencias son los de ese momento. Sirve una vez.';
export const again = 'Enviarlo otra vez, desde ahora';
export const goToOrder = 'Abrir el pedido';
export const unitsOf = (title: string) => `Unidades de ${title}`;
export const noneTakesOut = '0 unidades lo quitan.';
export const isOpened = 'El enlace se abrió y no abre nada más hasta que lo envíes de nuevo.';
