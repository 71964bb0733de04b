/** The dialog in place of a bank's 3-D Secure page: the shopper chooses the outcome. */
import type { Messages } from '../languages/messages.ts';
import './challenge-dialog.css';

type Outcome = 'pass' | 'fail';

/**
 * Shows the dialog over the page and sends the shopper's choice; resolves to what `send` answers
 * once the dialog is closed and the focus is back where it was. Closing it is failing the
 * challenge. `send` must not reject.
 */
export function askForChallenge<Answer>(
  { dialog: messages }: Messages,
  send: (outcome: Outcome) => Promise<Answer>,
) {
  const { dialog, buttons, status } = createDialog(messages);
  document.body.append(dialog);

  return new Promise<Answer>((resolve) => {
    let isSending = false;

    async function choose(outcome: Outcome): Promise<void> {
      if (isSending) return;
      isSending = true;
      dialog.setAttribute('aria-busy', 'true');
      // Not `disabled`: a button that is would drop the focus out of the dialog.
      for (const button of Object.values(buttons)) button.setAttribute('aria-disabled', 'true');
      status.textContent = messages.sending;
      const answer = await send(outcome);
      dialog.close();
      dialog.remove();
      resolve(answer);
    }

    for (const outcome of ['pass', 'fail'] as const) {
      buttons[outcome].addEventListener('click', () => void choose(outcome));
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void choose('fail');
    });
    // Chrome lets a second Escape close a dialog whatever its page says.
    dialog.addEventListener('close', () => void choose('fail'));
    dialog.showModal();
  });
}

function createDialog(messages: Messages['dialog']) {
  const dialog = document.createElement('dialog');
  dialog.className = 'challenge-dialog';
  dialog.setAttribute('aria-labelledby', 'challenge-dialog-title');
  dialog.setAttribute('aria-describedby', 'challenge-dialog-text');
  const title = createText('h2', 'challenge-dialog-title', messages.title);
  title.id = 'challenge-dialog-title';
  const text = createText('p', 'challenge-dialog-text', messages.text);
  text.id = 'challenge-dialog-text';
  const pass = createText('button', 'challenge-dialog-pass', messages.pass);
  const fail = createText('button', 'challenge-dialog-fail', messages.fail);
  pass.type = 'button';
  fail.type = 'button';
  pass.autofocus = true;
  const actions = document.createElement('div');
  actions.className = 'challenge-dialog-actions';
  actions.append(pass, fail);
  const status = createText('p', 'challenge-dialog-status', '');
  status.setAttribute('role', 'status');
  dialog.append(title, text, actions, status);
  return { dialog, buttons: { pass, fail }, status };
}

function createText<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string,
) {
  const part = document.createElement(tag);
  part.className = className;
  part.textContent = text;
  return part;
}
