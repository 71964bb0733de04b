/** The frame of every page, errors, and the parts that all pages share. */
import { plural } from '#app/shared/plural.ts';

export const skipToMain = 'Skip to main content';
export const homePage = 'home page';
export const shopHomePage = (shop: string) => `${shop} home page`;
export const hello = (name: string) => `Hello ${name}`;
export const signIn = 'Sign In';
export const signOut = 'Sign Out';
export const returns = 'Returns';
export const andOrders = '& Orders';
export const your = 'Your';
export const prime = 'Prime';
export const basket = 'Basket';
export const basketOf = (items: string) => `Basket, ${items}`;
export const inYourBasket = (items: string) => `${items} in your basket`;
export const items = (count: number) => `${count} ${plural(count, 'item', 'items')}`;
export const menu = 'Menu';
export const closeMenu = 'Close the menu';
export const allCategories = 'All categories';
export const yourAccount = 'Your account';

export const footer = 'Footer';
export const home = 'Home';
export const categories = 'Categories';
export const yourOrders = 'Your orders';
export const yourBasket = 'Your basket';
export const yourWishes = 'Your wish list';
export const breadcrumb = 'Breadcrumb';
export const aboutTheShop = 'About the shop';
export const shopPicture = 'Parcels, a speaker and a stand mixer on a counter';

export const ratings = (count: number) => `${count} ${plural(count, 'rating', 'ratings')}`;
export const notRatedYet = 'Not rated yet';
export const rated = (rating: number) => `Rated ${rating} ${plural(rating, 'star', 'stars')}`;

export const noticeKinds = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' };

export const hide = 'Hide';
export const show = 'Show';
export const password = 'password';

export const status = 'Status';
export const goHome = 'Go to the home page';
export const tryAgain = 'Try again';
export const offline = 'The shop cannot be reached. Nothing is lost: go on once it is back.';
export const offlineTitle = 'You are offline';
export const notReached = 'The shop cannot be reached';
export const checkConnection =
  'Check your connection. Your basket and your orders are safe, and this page opens once it is back.';

export const errorPages = {
  badRequest: {
    title: 'That did not make sense to us',
    text: 'The address or the form was not complete. Go back and try again.',
  },
  notFound: {
    title: 'We looked everywhere',
    text: 'There is no such page. The address may be mistyped, or the product is gone.',
  },
  notAllowed: {
    title: 'That is not how it works',
    text: 'This page takes no form. Go back and try again.',
  },
  tooMany: {
    title: 'Too many at once',
    text: 'There is more to look for at this moment than the shop can do. Nothing was lost: load the page again in a few seconds.',
  },
  unexpected: {
    title: 'Something went wrong on our side',
    text: 'Nothing was lost and nothing was charged twice. Try again in a moment.',
  },
};

export const guaranteeNotice = 'Notice of the European Union on the legal guarantee of conformity';
