/** As `en.ts`. */
import { plural } from '#app/shared/plural.ts';

export const skipToMain = 'Ir al contenido principal';
export const homePage = 'página de inicio';
export const shopHomePage = (shop: string) => `${shop}, página de inicio`;
export const hello = (name: string) => `Hola, ${name}`;
export const signIn = 'Iniciar sesión';
export const signOut = 'Cerrar sesión';
export const returns = 'Devoluciones';
export const andOrders = 'y pedidos';
export const your = 'Tu';
export const prime = 'Prime';
export const basket = 'Cesta';
export const basketOf = (items: string) => `Cesta, ${items}`;
export const inYourBasket = (items: string) => `${items} en tu cesta`;
export const items = (count: number) => `${count} ${plural(count, 'artículo', 'artículos')}`;
export const menu = 'Menú';
export const closeMenu = 'Cerrar el menú';
export const allCategories = 'Todas las categorías';
export const yourAccount = 'Tu cuenta';

export const footer = 'Pie de página';
export const home = 'Inicio';
export const categories = 'Categorías';
export const yourOrders = 'Tus pedidos';
export const yourBasket = 'Tu cesta';
export const yourWishes = 'Tu lista de deseos';
export const breadcrumb = 'Ruta de navegación';
export const aboutTheShop = 'Sobre la tienda';
export const shopPicture = 'Paquetes, un altavoz y un robot de cocina sobre un mostrador';

export const ratings = (count: number) => `${count} ${plural(count, 'valoración', 'valoraciones')}`;
export const notRatedYet = 'Sin valoraciones';
export const rated = (rating: number) =>
  `Valoración: ${rating} ${plural(rating, 'estrella', 'estrellas')}`;

export const noticeKinds = { info: 'Nota', success: 'Hecho', warning: 'Atención', error: 'Error' };

export const hide = 'Ocultar';
export const show = 'Mostrar';
export const password = 'la contraseña';

export const status = 'Estado';
export const goHome = 'Ir a la página de inicio';
export const tryAgain = 'Volver a intentarlo';
export const offline =
  'No se puede conectar con la tienda. No se pierde nada: sigue cuando vuelva la conexión.';
export const offlineTitle = 'No tienes conexión';
export const notReached = 'No se puede acceder a la tienda';
export const checkConnection =
  'Comprueba tu conexión. Tu cesta y tus pedidos están a salvo, y esta página se abrirá cuando vuelva la conexión.';

export const errorPages = {
  badRequest: {
    title: 'No hemos entendido la solicitud',
    text: 'La dirección o el formulario estaba incompleto. Vuelve atrás e inténtalo de nuevo.',
  },
  notFound: {
    title: 'Hemos buscado por todas partes',
    text: 'Esta página no existe. Puede que la dirección esté mal escrita o que el producto ya no esté.',
  },
  notAllowed: {
    title: 'Así no funciona',
    text: 'Esta página no admite formularios. Vuelve atrás e inténtalo de nuevo.',
  },
  tooMany: {
    title: 'Demasiadas solicitudes a la vez',
    text: 'En este momento hay más búsquedas de las que la tienda puede atender. No se ha perdido nada: vuelve a cargar la página en unos segundos.',
  },
  unexpected: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'No se ha perdido nada ni se ha cobrado nada dos veces. Inténtalo de nuevo dentro de un momento.',
  },
};

export const guaranteeNotice = 'Aviso de la Unión Europea sobre la garantía legal de conformidad';
