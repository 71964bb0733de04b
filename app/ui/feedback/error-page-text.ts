/** The texts of error pages. */

type ErrorText = { title: string; text: string };

const texts: Record<number, ErrorText> = {
  400: {
    title: 'That did not make sense to us',
    text: 'The address or the form was not complete. Go back and try again.',
  },
  404: {
    title: 'We looked everywhere',
    text: 'There is no such page. The address may be mistyped, or the product is gone.',
  },
  405: {
    title: 'That is not how it works',
    text: 'This page takes no form. Go back and try again.',
  },
  503: {
    title: 'Too many at once',
    text: 'There is more to look for at this moment than the shop can do. Nothing was lost: load the page again in a few seconds.',
  },
};

const unexpected: ErrorText = {
  title: 'Something went wrong on our side',
  text: 'Nothing was lost and nothing was charged twice. Try again in a moment.',
};

export function errorPageText(status: number): ErrorText {
  return texts[status] ?? unexpected;
}
