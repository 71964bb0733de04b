/** The mails to the shop's own staff: what happened, and what to do. The lines of a reconciliation are its own, in English. */
import type { MailBody } from '#app/features/mail/mail-kinds.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type MailContent, type MailSetting, paragraph } from './mail-content.ts';

/** The reconciliation itself prints them all. */
const MAX_FINDINGS = 20;

export function staffFirstOrder(
  { order, cents }: MailBody<'staff_first_order'>,
  { shopName }: MailSetting,
): MailContent {
  const amount = formatCents(cents);
  const { subject, preview, heading, whatToDo } = messages.firstOrder;
  return {
    subject: subject(shopName, amount),
    ...{ preview, heading },
    blocks: [
      paragraph(whatToDo(shopName)),
      {
        kind: 'commands',
        lines: [`npm run shop -- orders show ${order}`, `npm run shop -- orders pack ${order}`],
      },
      {
        kind: 'facts',
        facts: [
          [orderMessages.order, order],
          [messages.amount, amount],
        ],
      },
    ],
    reason: messages.toStaff,
  };
}

export function staffRefundFailed({
  order,
  cents,
  reason: refundReason,
}: MailBody<'staff_refund_failed'>): MailContent {
  const amount = formatCents(cents);
  const { heading, preview, whatToDo, reason } = messages.refundFailed;
  return {
    subject: heading(amount),
    preview,
    heading: heading(amount),
    blocks: [
      paragraph(whatToDo),
      {
        kind: 'facts',
        facts: [
          [messages.refund.payment, order],
          [messages.amount, amount],
          ...(refundReason ? [[reason, refundReason] as const] : []),
        ],
      },
    ],
    reason: messages.toStaff,
  };
}

export function staffReconciliationFinding({
  summary,
  findings,
}: MailBody<'staff_reconciliation_finding'>): MailContent {
  const { subject, heading, whatToDo } = messages.reconciliation;
  return {
    subject: subject(summary.replace(/ \(.*$/, '')),
    preview: findings[0] ?? summary,
    heading,
    blocks: [
      paragraph(whatToDo),
      { kind: 'list', lines: findings.slice(0, MAX_FINDINGS) },
      paragraph(summary),
    ],
    reason: messages.toStaff,
  };
}

export function staffStuckMail({ count, reply }: MailBody<'staff_stuck_mail'>): MailContent {
  const { heading, whatToDo, lastAnswer } = messages.stuckMail;
  return {
    subject: heading(count),
    preview: 'npm run shop -- mail list --stuck',
    heading: heading(count),
    blocks: [
      paragraph(whatToDo(count)),
      {
        kind: 'commands',
        lines: [
          'npm run shop -- mail list --stuck',
          'npm run shop -- mail show MAIL',
          'npm run shop -- mail send MAIL',
        ],
      },
      { kind: 'facts', facts: [[lastAnswer, reply]] },
    ],
    reason: messages.toStaff,
  };
}

export function staffEndpointOff({
  endpoint,
  address,
  reason,
}: MailBody<'staff_endpoint_off'>): MailContent {
  const { heading, whatToDo, webhook, why } = messages.endpointOff;
  return {
    subject: heading,
    preview: address,
    heading,
    blocks: [
      paragraph(whatToDo),
      { kind: 'commands', lines: [`npm run shop -- webhooks switch-on ${endpoint}`] },
      {
        kind: 'facts',
        facts: [
          [webhook, address],
          [why, reason],
        ],
      },
    ],
    reason: messages.toStaff,
  };
}

export function staffBackupFailed({ problem }: MailBody<'staff_backup_failed'>): MailContent {
  const { heading, whatToDo, problem: name } = messages.backupFailed;
  return {
    subject: heading,
    preview: problem,
    heading,
    blocks: [
      paragraph(whatToDo),
      { kind: 'commands', lines: ['npm run shop -- database backup FOLDER'] },
      { kind: 'facts', facts: [[name, problem]] },
    ],
    reason: messages.toStaff,
  };
}

/** Is sent at once, and no row of the outbox. */
export function testMail({ shopName }: MailSetting): MailContent {
  const { subject, preview, heading, words, reason } = messages.testMail;
  return {
    subject: subject(shopName),
    ...{ preview, heading },
    blocks: [paragraph(words(shopName))],
    reason: reason(shopName),
  };
}
