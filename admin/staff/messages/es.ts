/** As `en.ts`. */
export const openAdmin = 'Abrir el admin';
export const tooMany = 'Demasiados intentos';
export const waitAMinute =
  'Han llegado de tu dirección en un minuto, así que este no se ha mirado. Espera un minuto e inténtalo de nuevo: un enlace que valía sigue valiendo.';
export const codeOfNoUse = 'Este código no sirve';
export const codeRefused =
  'Ya se ha usado, tiene más de una semana o está mal escrito. En la máquina de la tienda, {command} muestra otro enlace.';
export const usePasskey = 'Usar tu llave de acceso';
export const code = 'Código de tu enlace';
export const codeHint = 'Lo que va detrás del # del enlace.';
export const welcome = 'Te damos la bienvenida al admin';
export const youAreIn = (name: string) => `Ya estás dentro, ${name}`;
export const linkUsedUp =
  'El enlace ya está usado. Una llave de acceso de este dispositivo, con huella, cara o PIN, abre el admin desde ahora. Sin ella sigues con la sesión abierta mientras lo usas, y necesitas otro enlace tras doce horas sin usarlo: {command} lo muestra.';
export const addPasskey = 'Añadir una llave de acceso';
export const notNow = 'Ahora no';
export const accessEnded = 'Acceso retirado';
export const isLastOwner = ', y el último propietario que puede entrar: no se puede retirar.';
export const signedInWith = (device: string) =>
  `Sesión abierta con ${device}, visto por última vez {time}`;
export const of = (what: string, name: string) => `${what} de ${name}`;
export const passkeyNever = (name: string) => `Llave de acceso de ${name}, nunca usada`;
export const passkeyUsed = (name: string) =>
  `Llave de acceso de ${name}, usada por última vez {time}`;
export const noWay = (name: string) =>
  `Nada deja entrar a ${name}: invita de nuevo, con el mismo nombre.`;
export const otherDevice = 'Crear un enlace para otro dispositivo';
export const builtIn = ', predefinido';
export const roles = 'Roles';
export const addARole = 'Añadir un rol';
export const addTheRole = 'Añadir el rol';
export const when = 'Cuándo';
export const who = 'Quién';
export const what = 'Qué';
export const change = 'Cambio';
export const doneLast = 'Lo último que se ha hecho';
export const whatWasDone = 'Lo que se ha hecho';
export const nothingDone = 'Todavía no se ha hecho nada.';
export const invite = 'Invitar';
export const linkWaits = (name: string, role: string) =>
  `Un enlace para ${name} como ${role} espera hasta {time}`;
export const withdrawLink = 'Anular el enlace';
export const yourMails = 'Tus correos';
export const chooseMails = 'De qué te avisa la tienda';
export const mailsGoTo = (email: string) =>
  `Los correos van a ${email}. Un propietario lo cambia en la página Equipo.`;
export const noAddress =
  'Todavía no llega ningún correo: un propietario indica tu dirección en la página Equipo.';
export const mailsGathered =
  'Lo que se agota en diez minutos es un solo correo. Después de veinte correos en una hora, uno reúne el resto de esa hora.';
export const nothingToTell = 'Tu rol no permite ver nada de lo que cuentan esos correos.';
