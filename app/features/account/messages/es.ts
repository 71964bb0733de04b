/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const signInTitle = 'Iniciar sesión';
export const aboutSignIn =
  'Inicia sesión o crea una cuenta solo con tu correo electrónico y una contraseña.';
export const paymentWaits =
  'Tu pago te espera: puedes volver a él desde la página de inicio. También puedes {guest}.';
export const payAsGuest = 'pagar como invitado';
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const newAccounts = (letters: number) =>
  `Para una cuenta nueva: al menos ${letters} caracteres.`;
export const signInButton = 'Iniciar sesión';
export const forgotten = '¿Has olvidado tu contraseña?';
export const usePasskey = 'Usar una llave de acceso';
export const agreement =
  'Al iniciar sesión o crear una cuenta aceptas las {terms} de esta tienda. En {privacy} se dice qué se guarda sobre ti.';
export const terms = 'condiciones de venta';
export const privacy = 'Privacidad';
export const newHere = '¿Es tu primera vez aquí?';
export const createAccount = 'Crear una cuenta';

export const refusals = {
  INVALID_EMAIL_OR_PASSWORD: 'El correo electrónico o la contraseña no son correctos',
  INVALID_EMAIL: 'El correo electrónico no es válido',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Ya hay una cuenta con este correo electrónico. Usa otro.',
  FAILED_TO_CREATE_USER: 'No se ha podido crear la cuenta',
  FAILED_TO_CREATE_SESSION: 'No se ha podido iniciar la sesión',
  PASSWORD_TOO_SHORT: 'La contraseña es demasiado corta',
  PASSWORD_TOO_LONG: 'La contraseña es demasiado larga',
  PASSWORD_IS_KNOWN: 'La contraseña es tu correo electrónico o el nombre de la tienda',
  PASSWORD_TOO_COMMON: 'La contraseña es demasiado común',
};
export const tooManyRequests = 'Demasiados intentos. Vuelve a intentarlo más tarde.';
export const emailMissing = 'Falta el correo electrónico';
export const emailTooLong = 'El correo electrónico es demasiado largo';
export const passwordMissing = 'Falta la contraseña';
export const didNotWork = 'No ha funcionado. Vuelve a intentarlo en un momento.';

export const aboutForgotten = 'Un correo con un enlace para elegir una contraseña nueva.';
export const lookIntoInbox = 'Mira en tu bandeja de entrada';
export const linkOnItsWay = (email: string) =>
  `Si hay una cuenta para ${email}, un correo con un enlace está en camino. El enlace vale durante una hora. Si ya se había pedido, puede que el correo ya esté ahí: se envía una vez cada diez minutos.`;
export const howToReset =
  'Escribe el correo electrónico de tu cuenta. Te enviamos un enlace para elegir una contraseña nueva. Tu cesta y tus pedidos se quedan como están.';
export const sendLink = 'Enviar el enlace';
export const sendAgain = 'Enviarlo de nuevo';
export const backToSignIn = 'Volver al inicio de sesión';

export const newPassword = 'Contraseña nueva';
export const aboutReset = 'Elige una contraseña nueva.';
export const passwordSet = 'Tu contraseña está guardada';
export const signedOutEverywhere =
  'Se ha cerrado la sesión en todos los navegadores que la tenían abierta en tu cuenta. Tus llaves de acceso siguen funcionando: si has perdido un dispositivo, quita las suyas en tu cuenta.';
export const signIn = 'Iniciar sesión';
export const linkGone = 'Este enlace ya no funciona';
export const resetLinkGone = 'Ya se ha usado o tiene más de una hora. Puedes pedir otro.';
export const sendAnotherLink = 'Enviar otro enlace';
export const choosePassword = 'Elige una contraseña nueva';
export const passwordHint = (letters: number) =>
  `Al menos ${letters} caracteres, y ninguna de las comunes.`;
export const setPassword = 'Guardar la contraseña';
export const signsOutAll = 'Esto cierra la sesión en todos los navegadores. {leave}';
export const leavePassword = 'Dejar la contraseña como está';

export const yourAccount = 'Tu cuenta';
export const aboutAccount = 'Inicio de sesión, dispositivos y tus datos.';
export const aboutLink = 'Un enlace que te hemos enviado.';
export const signInToSee = 'Inicia sesión para ver tu cuenta';
export const whatIsThere =
  'Tu correo electrónico, tu contraseña y los dispositivos con la sesión iniciada.';
export const notices = {
  password_changed:
    'Tu contraseña se ha cambiado y se ha cerrado la sesión en tus otros navegadores.',
  email_asked: 'Hemos enviado un correo a la dirección nueva. Será la tuya cuando abras su enlace.',
  confirmation_sent: 'El correo está en camino. Abre su enlace en este navegador.',
  email_confirmed: 'Tu correo electrónico está confirmado.',
  email_changed:
    'Tu correo electrónico se ha cambiado. También hemos escrito a la dirección anterior.',
  session_ended: 'Se ha cerrado la sesión en ese navegador.',
  passkey_renamed: 'La llave de acceso tiene su nombre nuevo.',
  passkey_removed: 'La llave de acceso se ha quitado. Bórrala también en su dispositivo.',
  deletion_asked: 'Te hemos enviado un correo. Su enlace elimina tu cuenta.',
  password_needed: 'Escribe antes tu contraseña otra vez. No se ha cambiado nada.',
};
export const pleaseConfirm = 'Confirma tu correo electrónico';
export const whyConfirm = (email: string) =>
  `Hemos enviado un correo a ${email}. Abre su enlace para que podamos ayudarte si olvidas tu contraseña. Puedes comprar sin hacerlo.`;
export const sendMailAgain = 'Enviar el correo de nuevo';
export const isItYou = '¿Eres tú?';
export const enterPassword =
  'Escribe tu contraseña para cambiar algo aquí. Vale durante diez minutos.';
export const goOn = 'Continuar';
export const change = 'Cambiar';
export const notConfirmed = (email: string) => `${email} (aún sin confirmar)`;
export const sendMailToIt = 'Enviarle un correo';
export const newEmail = 'Correo electrónico nuevo';
export const newEmailHint =
  'Será el tuyo cuando abras el enlace del correo. También escribimos a la dirección anterior.';
export const changePassword = 'Cambiar la contraseña';
export const currentPassword = 'Contraseña actual';
export const newPasswordHint = (letters: number) =>
  `Al menos ${letters} caracteres, y ninguna de las comunes. Se cierra la sesión en tus otros navegadores.`;

export const passkeys = 'Llaves de acceso';
export const whatPasskeyIs =
  'Con una llave de acceso inicias sesión igual que desbloqueas tu dispositivo: con la huella, la cara o un PIN. Tu contraseña sigue funcionando.';
export const added = 'Añadida: {added}';
export const addedAndUsed = 'Añadida: {added}; usada por última vez: {used}';
export const rename = 'Cambiar el nombre';
export const saveName = 'Guardar el nombre';
export const name = 'Nombre';
export const remove = 'Quitar';
export const passkeyAdded =
  'La llave de acceso está añadida. Desde ahora puedes iniciar sesión con ella.';
export const noPasskeyAdded = 'No se ha añadido ninguna llave de acceso.';
export const passkeyName = 'Nombre de la nueva llave de acceso';
export const passkeyNameHint = 'Por ejemplo: mi móvil. Sin nombre, se llama como este navegador.';
export const addPasskey = 'Añadir una llave de acceso';
export const giveName = 'Ponle un nombre';
export const nameTooLong = (letters: number) => `Como máximo ${letters} caracteres`;
export const noPasskeysHere =
  'Este navegador no tiene llaves de acceso para esta dirección. Usa tu contraseña.';
export const notReached = 'No se puede acceder a la tienda. Vuelve a intentarlo en un momento.';
export const hasPasskey = 'Este dispositivo ya tiene una llave de acceso de tu cuenta.';
export const passkeyWrong =
  'Esta llave de acceso no ha funcionado. Inicia sesión con tu contraseña.';
export const passkeyNotAdded = 'No se ha podido añadir esta llave de acceso. Vuelve a intentarlo.';
export const tooManyPasskeys = (count: number) =>
  `Una cuenta tiene ${count} llaves de acceso como máximo. Quita una primero.`;

export const whereSignedIn = 'Dónde tienes la sesión iniciada';
export const usedWithin = (days: number) =>
  `Usado en ${plural(days, 'las últimas 24 horas', `los últimos ${days} días`)}. Sesión iniciada desde: {since}`;
export const thisBrowser = 'Este navegador';
export const signOut = 'Cerrar sesión';
export const stillSignedIn = 'Tu sesión sigue iniciada.';
export const signOutEverywhere = 'Cerrar sesión en todas partes';
export const unknownDevice = 'Un dispositivo desconocido';
export const browserOn = (browser: string, system: string) => `${browser} en ${system}`;

export const yourData = 'Tus datos';
export const download = 'Descargar';
export const whatIsInFile = 'Todo lo que guardamos sobre ti, en un archivo JSON.';
export const downloadData = 'Descargar tus datos';
export const deleteAccount = 'Eliminar la cuenta';
export const whatDeletionDoes =
  'Te enviamos un correo con un enlace. Tus pedidos se quedan en nuestra contabilidad, sin tu nombre; lo que aún está en camino se te entrega.';
export const sendMail = 'Enviar el correo';

export const noSuchAccount = 'Esa cuenta no es tuya. Inicia sesión en ella.';
export const enterPasswordAgain =
  'Escribe tu contraseña otra vez en la página de tu cuenta o vuelve a iniciar sesión.';
export const tooOften = 'Han sido demasiadas veces. Espera un minuto.';
export const signInFirst = 'Inicia sesión primero.';
export const enterPasswordFirst = 'Escribe antes tu contraseña otra vez.';
export const tooManyChanges = (seconds: number) =>
  `Demasiados cambios. Vuelve a intentarlo en ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`;
export const tooManyAttempts = (seconds: number) =>
  `Demasiados intentos. Vuelve a intentarlo en ${seconds} ${plural(seconds, 'segundo', 'segundos')}.`;
export const tooManyMails = 'Demasiados correos a esta dirección. Vuelve a intentarlo más tarde.';
export const signedOut = 'Se ha cerrado tu sesión. Vuelve a iniciarla.';
export const notYourPassword = 'Esa no es tu contraseña.';
export const changedMeanwhile =
  'Tu contraseña se ha cambiado mientras tanto. Vuelve a iniciar sesión.';

export const linkStates = {
  guest: {
    title: 'Inicia sesión primero',
    text: 'Inicia sesión en la cuenta para la que es este enlace y ábrelo de nuevo.',
    action: 'Iniciar sesión',
  },
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'Ya se ha usado, es demasiado antiguo o es para otra cuenta distinta de la que tiene aquí la sesión iniciada.',
    action: 'Ir a tu cuenta',
  },
  taken: {
    title: 'Esta dirección ya tiene una cuenta',
    text: 'Tu cuenta conserva la dirección que tiene.',
    action: 'Ir a tu cuenta',
  },
  payment_open: {
    title: 'Hay un pago en curso',
    text: 'No hemos podido anularlo y no se ha eliminado nada. Termina en unos minutos: abre entonces el enlace de nuevo.',
    action: 'Ir a tu cuenta',
  },
  refund_due: {
    title: 'Aún se te debe dinero',
    text: 'Tu cuenta se puede eliminar cuando haya salido el reembolso. Abre entonces el enlace de nuevo.',
    action: 'Ver tus pedidos',
  },
  deleted: {
    title: 'Tu cuenta está eliminada',
    text: 'Un correo lo confirma y dice qué pasa con los pedidos que aún están en camino. Gracias por haber estado aquí.',
    action: 'Ir a la tienda',
  },
};
export const deleteTitle = '¿Eliminar tu cuenta?';
export const confirmTitle = 'Confirma tu dirección';
export const whatIsDeleted = (email: string) =>
  `Tu correo electrónico ${email}, tu contraseña, tus llaves de acceso, tus sesiones y tu cesta se eliminan para siempre.`;
export const creditIsLost = (amount: string) =>
  `Tu saldo de ${amount} se pierde con la cuenta: gástalo antes.`;
export const ordersStay =
  'Tus pedidos se quedan en nuestra contabilidad, como pide la ley, sin tu nombre. Ya no podrás verlos. Las facturas conservan el nombre y la dirección que llevan mientras haya que guardarlas.';
export const isYourAddress =
  '¿Es {email} tu dirección? Entonces será con la que inicies sesión y a la que te escribamos.';
export const deleteForGood = 'Eliminar mi cuenta para siempre';
export const confirmAddress = 'Confirmar esta dirección';
export const keepIt = 'Conservarla';
export const notNow = 'Ahora no';
export const ordersUnderWay = (count: number) =>
  plural(count, 'Hay un pedido en camino', 'Hay pedidos en camino');
export const untilArrived = (days: number) =>
  `Para que aún te lleguen, la tienda guarda con ellos tu nombre, tu dirección y tu correo electrónico hasta que hayan llegado o se hayan reembolsado, como máximo ${days} ${plural(days, 'día', 'días')} después del envío, y te escribimos sobre ellos. Si ya no quieres alguno, ábrelo y cancélalo o devuélvelo antes.`;
export const order = (number: string) => `Pedido ${number}`;

export const yourAddresses = 'Tus direcciones';
export const aboutAddresses = 'Las direcciones a las que enviamos tus pedidos.';
export const savedAddresses = 'Direcciones guardadas';
export const howManyAddresses = (count: number) =>
  `Se guardan las ${count} últimas que has usado. La predeterminada aparece ya elegida al pagar.`;
export const defaultAddress = 'Predeterminada';
export const makeDefault = 'Establecer como predeterminada';
export const backToPayment = 'Volver al pago';
export const addAddress = 'Añadir una dirección';
export const changeAddress = 'Cambiar la dirección';
export const saveAddress = 'Guardar la dirección';
export const leaveAddress = 'Dejarla como está';
export const whatAddressesAre = 'Añade, cambia o elimina las direcciones de tus pedidos.';
export const seeAddresses = 'Ver tus direcciones';
