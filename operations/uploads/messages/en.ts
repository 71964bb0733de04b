/** What is wrong with a file that was sent. */
export const tooLarge = (name: string, megabytes: number) =>
  `${name} has more than ${megabytes} MB: make it smaller.`;
export const notWhole = 'The picture did not arrive whole: send it again.';
export const choosePicture = 'Choose a picture first.';
