/** A BroadcastChannel between the tabs of one browser. */

export type TabChannel<Message> = {
  post(message: Message): void;
  /** Calls `onEvent` with what other tabs post until the returned function is called. */
  on(onEvent: (message: Message) => void): () => void;
};

/** Tabs that open the same name receive each other's messages, and not their own. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  // Opened on first use: the server imports this module too.
  const opened = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    post: (message) => opened().postMessage(message),
    on(onEvent) {
      const listener = ({ data }: MessageEvent<Message>) => onEvent(data);
      opened().addEventListener('message', listener);
      return () => opened().removeEventListener('message', listener);
    },
  };
}
