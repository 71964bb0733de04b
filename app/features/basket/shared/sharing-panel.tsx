import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { messages } from '#app/features/basket/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { Panel } from '#app/ui/panel.tsx';

type SharingPanelProps = {
  /** The link. */
  address: string;
  mayAdd: boolean;
};

/** The owner's side of a link: the link itself, who may add, and its end. */
export function SharingPanel({ address, mayAdd }: SharingPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  /** Where the browser does not allow it, the link is selected. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      field.current?.select();
    }
  }

  return (
    <Panel className="grid gap-3">
      <Field
        ref={field}
        label={messages.linkToShare}
        value={address}
        readOnly
        hint={messages.whoSees}
      />
      {/* Without scripts the link is there to be selected. */}
      <div className="scripts-only">
        <Button kind="secondary" type="button" onClick={() => void copy()}>
          {isCopied ? messages.copied : messages.copyLink}
        </Button>
      </div>
      <p>{mayAdd ? messages.othersAdd : messages.othersLook}</p>
      <Form method="post" className="flex wrap gap-2">
        <Button kind="secondary" name="do" value={mayAdd ? 'disallow' : 'allow'}>
          {mayAdd ? messages.stopAdding : messages.letOthersAdd}
        </Button>
        <Button kind="quiet" name="do" value="end">
          {messages.endLink}
        </Button>
      </Form>
    </Panel>
  );
}
