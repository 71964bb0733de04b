/** As `en.ts`. */
export const signInActs = {
  entered: 'Ha entrado con un enlace',
  became_owner: 'Ahora es propietario; lo que dejaba entrar antes a este nombre ya no vale',
  signed_in: 'Sesión abierta con una llave de acceso',
  passkey_added: 'Llave de acceso añadida',
  book_downloaded: 'Se usó un enlace a la contabilidad',
};
export const withOthers = 'Cambiado con muchos otros:';
export const order = (number: string) => `pedido ${number}`;
export const refused = ', rechazado';
export const outcomeUnknown = ', cuyo resultado no se conoce';
export const tokenOf = ', token de ';
export const lastOwner =
  'Es lo último que deja entrar a un propietario: nadie podría entrar ya. Añade antes una llave de acceso, o deja entrar a otro propietario, con npm run shop -- staff invite NAME --role owner.';
export const noSuchWay = {
  session: 'Esta sesión no existe: ya se ha cerrado.',
  passkey: 'Esta llave de acceso no existe: ya se ha quitado.',
};
export const severalWays = {
  session: 'Más de una sesión empieza así: escribe más.',
  passkey: 'Más de una llave de acceso empieza así: escribe más.',
};
export const signedOutOf = (person: string, device: string) =>
  `La sesión de ${person} en ${device} está cerrada.`;
export const passkeyRemoved = (person: string, device: string) =>
  `La llave de acceso de ${device} ya no abre el admin a ${person}.`;
export const nobodyCalled = (name: string) => `No hay nadie que se llame ${name}.`;
export const accessEnded = (name: string) => `Ya nada deja entrar a ${name}.`;
export const endAccess = (name: string) =>
  `¿Retirar todo el acceso a ${name}? Sus sesiones, llaves de acceso, enlaces sin usar y tokens creados terminan al instante. Lo que hizo sigue en la lista.`;
export const yesEndAccess = (name: string) => `Retirar todo el acceso a ${name}`;
export const inviteRefusals = {
  role_missing: 'Nadie con este nombre tiene aún un rol: di como qué entra.',
  other_role:
    'El mismo nombre es la misma persona, que tiene otro rol: dale antes este, o usa otro nombre.',
  owner_is_awaited:
    'Un enlace que hace propietario espera a este nombre. Cuando se use, los propietarios crean enlaces para él; hasta entonces lo hace npm run shop -- staff invite NAME --role owner. Para otra persona usa otro nombre.',
};
export const linkMade = (name: string, role: string, link: string) =>
  `Da este enlace a quien corresponde. Deja entrar a ${name} como ${role}, una vez, durante una semana: ${link}`;
export const adminIsOff = 'ADMIN_PORT está desactivado: ponle antes un puerto.';
export const roleGiven = (name: string, role: string) => `${name} tiene ahora el rol ${role}.`;
export const aRole = 'un rol';
export const noOwner = 'Ya no eres propietario: pídeselo a uno de ellos.';
export const noRoleListed = (role: string) =>
  `No hay ningún rol ${role}: la lista de roles dice cuáles hay.`;
export const noGivenScope = (scope: string) =>
  `tiene ${scope}, que no es un permiso para roles: --help los lista`;
export const isBuiltIn = (role: string) =>
  `Todas las tiendas tienen el rol ${role}, tal cual: elige otro nombre.`;
export const isThere = 'es el nombre de un rol que ya existe';
export const roleSaved = (role: string) =>
  `Guardado: vale al instante para quien tenga el rol ${role}.`;
export const roleThere = (role: string) => `un rol ${role}`;
export const roleRemoved = (role: string) => `Ya no hay ningún rol ${role}.`;
export const hasHolder = (name: string) =>
  `${name} tiene este rol, o entra con él: dale antes otro.`;
export const noRole = (role: string) => `No hay ningún rol ${role}.`;
export const noName = 'tiene un carácter que ningún nombre tiene';
export const noTokenScope = (scope: string) => `tiene ${scope}, que no es un permiso para tokens`;
export const tokenMade = (name: string, token: string) =>
  `Este es el token de ${name}. Cópialo ahora, no se vuelve a mostrar: ${token}`;
export const mayNotGive = (scope: string) => `No puedes dar ${scope}: no es un permiso tuyo.`;
export const tokenThere = (name: string) =>
  `Ya hay un token ${name}: anúlalo antes, o elige otro nombre.`;
export const isOtherToken = 'es el nombre de otro token';
export const tokenEnded = (name: string) =>
  `El token ${name} está anulado: ningún programa puede usarlo ya.`;
export const noToken = (name: string) => `No hay ningún token ${name}: ya está anulado.`;
export const mailsGoTo = (name: string, email: string) =>
  `Los correos que ${name} elige van a ${email}.`;
export const noMailsTo = (name: string) => `${name} ya no recibe correos.`;
export const hasNoAccess = (name: string) =>
  `El acceso de ${name} ha terminado: dáselo de nuevo primero.`;
export const namePerson = 'falta: di de quién son los correos; aquí no eres nadie del equipo';
export const noNotice = 'no es nada de lo que se avise al equipo por correo';
export const noneChosen = 'Sin correos: no se ha elegido nada.';
export const chosen = (what: string, email: string) => `Desde ahora un correo a ${email}: ${what}.`;
export const chosenWithoutEmail = (what: string) =>
  `Guardado: ${what}. No llega ningún correo hasta que un propietario indique una dirección en la página Equipo.`;
