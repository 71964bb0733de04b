/** The words of the mails to the shop's own staff: what happened, and what to do. Like the commands, in English. */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';

/** The reconciliation itself prints them all. */
const MAX_FINDINGS = 20;

const TO_STAFF = {
  reason: 'You receive this because STAFF_MAIL, or else MAIL_FROM, names this address.',
  language: 'en',
} as const;

export function staffFirstOrder(
  { order, cents }: MailBody<'staff_first_order'>,
  { shopName }: MailSetting,
): MailContent {
  const amount = formatCents(cents);
  return {
    subject: `${shopName} has its first order: ${amount}`,
    preview: 'Somebody bought something.',
    heading: 'The first order',
    blocks: [
      paragraph(
        `${shopName} has sold something for the first time. Look at the order, then pack it:`,
      ),
      {
        kind: 'list',
        lines: [`npm run shop -- orders show ${order}`, `npm run shop -- orders pack ${order}`],
      },
      {
        kind: 'facts',
        facts: [
          ['Order', order],
          ['Amount', amount],
        ],
      },
    ],
    ...TO_STAFF,
  };
}

export function staffRefundFailed({
  order,
  cents,
  reason,
}: MailBody<'staff_refund_failed'>): MailContent {
  const amount = formatCents(cents);
  return {
    subject: `A refund of ${amount} has failed`,
    preview: 'The card provider has refused it for good.',
    heading: `A refund of ${amount} has failed`,
    blocks: [
      paragraph(
        'The card provider has refused this refund for good, and the shop does not ask again. Refund it at the provider, or reach the shopper in another way.',
      ),
      {
        kind: 'facts',
        facts: [
          ['Payment', order],
          ['Amount', amount],
          ...(reason ? [['Reason of the refund', reason] as const] : []),
        ],
      },
    ],
    ...TO_STAFF,
  };
}

export function staffReconciliationFinding({
  summary,
  findings,
}: MailBody<'staff_reconciliation_finding'>): MailContent {
  return {
    subject: `The reconciliation has found something: ${summary.replace(/ \(.*$/, '')}`,
    preview: findings[0] ?? summary,
    heading: 'The reconciliation has found something',
    blocks: [
      paragraph(
        'What the card provider says and what the shop has written differ. The section Reconciliation of docs/operating.md says what to do about each line.',
      ),
      { kind: 'list', lines: findings.slice(0, MAX_FINDINGS) },
      paragraph(summary),
    ],
    ...TO_STAFF,
  };
}

export function staffStuckMail({ count, reply }: MailBody<'staff_stuck_mail'>): MailContent {
  const mails = count === 1 ? 'One mail was' : `${count} mails were`;
  return {
    subject: count === 1 ? 'A mail is stuck' : `${count} mails are stuck`,
    preview: 'npm run shop -- mail list --stuck',
    heading: count === 1 ? 'A mail is stuck' : `${count} mails are stuck`,
    blocks: [
      paragraph(
        `${mails} refused, or cannot be written, or could not be sent for an hour. These list them, show one, and send one again:`,
      ),
      {
        kind: 'list',
        lines: [
          'npm run shop -- mail list --stuck',
          'npm run shop -- mail show MAIL',
          'npm run shop -- mail send MAIL',
        ],
      },
      { kind: 'facts', facts: [['The last answer', reply]] },
    ],
    ...TO_STAFF,
  };
}

export function staffEndpointOff({
  endpoint,
  address,
  reason,
}: MailBody<'staff_endpoint_off'>): MailContent {
  return {
    subject: 'A webhook was switched off',
    preview: address,
    heading: 'A webhook was switched off',
    blocks: [
      paragraph(
        'Nothing is sent there any more. What happens in the shop waits for it, for thirty days. Once it answers again, switch it on in the admin, under Webhooks, or by this:',
      ),
      { kind: 'list', lines: [`npm run shop -- webhooks switch-on ${endpoint}`] },
      {
        kind: 'facts',
        facts: [
          ['Webhook', address],
          ['Why', reason],
        ],
      },
    ],
    ...TO_STAFF,
  };
}
