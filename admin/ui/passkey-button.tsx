import { usePasskey } from '#admin/sign-in/use-passkey.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, type ButtonKind } from '#app/ui/forms/button.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type PasskeyButtonProps = {
  step: 'sign-in' | 'add';
  kind: ButtonKind;
  children: string;
};

/** A button for a passkey, which then opens the admin; without scripts there is none. */
export function PasskeyButton({ step, kind, children }: PasskeyButtonProps) {
  const { press, isBusy, message } = usePasskey(step, () => window.location.assign('/'));
  if (!useIsHydrated()) return null;
  return (
    <>
      <div role="status">
        {message && (
          <Notice kind="error">
            <p>{message}</p>
          </Notice>
        )}
      </div>
      <Button type="button" kind={kind} busy={isBusy} onClick={press}>
        {children}
      </Button>
    </>
  );
}
