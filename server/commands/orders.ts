/** `npm run orders -- export`. */
import { readEnvironment } from '#server/environment.ts';
import { ordersCommand } from './orders-command.ts';

process.exitCode = await ordersCommand({
  args: process.argv.slice(2),
  env: readEnvironment(),
  stdout: process.stdout,
  tell: (line) => process.stderr.write(`${line}\n`),
});
