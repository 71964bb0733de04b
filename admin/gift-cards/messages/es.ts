/** As `en.ts`. */
export const title = 'Tarjetas regalo y saldos';
export const about =
  'Lo que la tienda debe a quien tiene el código, o a una cuenta, y con lo que se pagan los próximos pedidos.';
export const aCard = 'Tarjeta regalo';
export const card = 'Tarjeta';
export const balance = 'Saldo';
export const who = 'Para';
export const made = 'Creada';
export const state = 'Estado';
export const withoutCode = 'Tarjeta regalo aún sin código';
export const lastLetters = 'Últimos caracteres del código';
export const what = 'tarjetas regalo';
export const newCard = 'Nueva tarjeta regalo';
export const none = 'No hay ninguna.';
export const older = 'Más antiguas';
export const ended = 'Terminada';
export const isUsable = 'Se puede gastar';
export const when = 'Cuándo';
export const fact = 'Qué';
export const amount = 'Importe';
export const order = 'Pedido';
export const account = 'La cuenta';
export const ledger = 'Todo lo que ha movido el saldo';
export const change = 'Cambiarla';
export const isMailed = 'Se envía {time}';
export const facts = {
  issued: 'Creada',
  bought: 'Comprada',
  given: 'Abonado',
  changed: 'Corregido',
  spent: 'Gastado',
  refunded: 'Reembolsado',
  taken_back: 'Retirado',
  voided: 'Terminada',
};
export const isHeld = (amount: string) => `Se puede gastar; un pago retiene ${amount}`;
export const isFor = (email: string) => `Para ${email}`;
