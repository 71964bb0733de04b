/** How far a job is, and how it was ended. */
export const beginning = 'Beginning';
export const endings = {
  cancelled: 'It was cancelled: nothing was changed.',
  interrupted:
    'The shop was stopped in the middle of it: what it had not finished was undone. Start it again.',
};
