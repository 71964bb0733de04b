/** What is wrong where a mail server does not let the shop in, as a sentence that says what to do. */
import { messages } from '#app/features/mail/messages/messages.ts';
import type { SmtpSettings } from './smtp-transport.server.ts';

/** What nodemailer says: its own code, and in `originalCode` that of the system or of OpenSSL. */
type SmtpError = Error & { code?: string; originalCode?: string; response?: string };

const CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_(?:GET|VERIFY)/;
const NO_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EDNS'];
const NO_ANSWER = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

type Problem = Exclude<keyof typeof messages.smtp, 'taken' | 'written'>;

function problemOf(code: string, ofSystem: string): Problem {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (CERTIFICATE.test(ofSystem)) return 'certificate';
  if (NO_HOST.includes(ofSystem)) return 'host';
  if (NO_ANSWER.includes(ofSystem)) return 'noAnswer';
  return code === 'ETLS' || /^(?:EPROTO|ERR_SSL)/.test(ofSystem) ? 'tls' : 'other';
}

/** `mail.example.com:587` */
export function smtpServer({ host, port }: Pick<SmtpSettings, 'host' | 'port'>): string {
  return `${host}:${port}`;
}

/** In the language of the shop. */
export function describeSmtpProblem(
  settings: Pick<SmtpSettings, 'host' | 'port'>,
  thrown: unknown,
): string {
  const error = thrown as SmtpError;
  const { code = '', originalCode: ofSystem = code, response = error.message } = error;
  const problem = problemOf(code, ofSystem);
  const isCode = problem === 'certificate' || problem === 'noAnswer';
  return messages.smtp[problem](smtpServer(settings), isCode ? ofSystem : response);
}
