/** A BroadcastChannel between the tabs of one browser. */

/** Tabs that open the same name receive each other's messages, and not their own. */
export function openTabChannel<Message>(name: string) {
  let channel: BroadcastChannel | null = null;
  // Opened on first use: the server imports this module too.
  const opened = () => {
    try {
      channel ??= new BroadcastChannel(name);
    } catch {
      // A browser that refuses storage may refuse channels too: this tab is alone.
    }
    return channel;
  };
  return {
    post: (message: Message): void => opened()?.postMessage(message),
    /** Calls `onEvent` with what other tabs post until the returned function is called. */
    on(onEvent: (message: Message) => void): () => void {
      const listener = ({ data }: MessageEvent<Message>) => onEvent(data);
      opened()?.addEventListener('message', listener);
      return () => opened()?.removeEventListener('message', listener);
    },
  };
}
