/** What is said of jobs once something was done, or not. */
export const more = (count: string) => `And ${count} more.`;
export const noJob = (job: string) => `There is no job ${job}.`;
export const ended = 'It has ended already, or there is no such job. Nothing was cancelled.';
export const ends = (job: string) => `Job ${job} ends as soon as it can be undone.`;
export const removed = (job: string) => `Job ${job} is removed.`;
export const runsStill = 'It runs still, or is gone. Nothing was removed.';
export const started = (job: string) =>
  `Job ${job} has started: npm run shop -- jobs show ${job} says how far it is.`;
export const onlyCommand = (advice: string) =>
  `Only a command on the machine of the shop may name a file there: ${advice}.`;
export const startedBefore = 'Somebody has started this before: nothing was started again.';
export const gone = 'Whoever read it has gone: the file is not whole.';
