/** As `en.ts`. */
export const what = 'clientes';
export const searchHint = 'Correo completo de una cuenta';
export const aboutSearch =
  'Las cuentas se encuentran por su correo. Los pedidos de invitados están entre los pedidos, por el suyo.';
export const nobody = 'Ninguna cuenta tiene este correo.';
export const aCustomer = 'Un cliente';
export const sinceConfirmed = 'Desde {time}, confirmado';
export const sinceNotConfirmed = 'Desde {time}, sin confirmar';
export const sessions = 'Sesiones';
export const sessionOn = (device: string) => `${device}, desde {time}`;
export const noSession = 'No hay ninguna abierta.';
export const whatIsKept = 'Lo que se guarda';
export const downloadAll = 'Descargar todo como JSON';
export const aboutDeleting =
  'Al eliminar la cuenta se eliminan el correo, la contraseña, las sesiones, la cesta y los correos enviados. La contabilidad conserva lo cobrado, con un identificador que no nombra a nadie. No se puede deshacer.';
export const newOrder = 'Pedido nuevo para este cliente';
