/** Tells the other tabs of this browser what only one of them knows. */

export type TabChannel<Message> = {
  post(message: Message): void;
  /** Calls `onEvent` with what other tabs post until the returned function is called. */
  on(onEvent: (message: Message) => void): () => void;
};

/** Tabs of one browser that open the same name hear each other, and not themselves. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  // Opened on first use: this module is loaded by the server too.
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
