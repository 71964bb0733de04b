/** Holds what a plugin shows on a page: where that fails, there is nothing in its place. */
import { Component, type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';

/** Told by the server which plugin has shown nothing at which place. */
export const SlotFailureContext = createContext<(plugin: string, place: string) => void>(() => {});

type PluginSlotProps<Data> = {
  plugin: string;
  place: string;
  View: ComponentType<Data>;
  data: Data & object;
};

/** On the server what throws or waits ends at the nearest Suspense, in the browser at the nearest boundary of errors. */
export function PluginSlot<Data>({ plugin, place, View, data }: PluginSlotProps<Data>) {
  return (
    <Bounds>
      <Suspense fallback={<Failed plugin={plugin} place={place} />}>
        <View {...data} />
      </Suspense>
    </Bounds>
  );
}

function Failed({ plugin, place }: { plugin: string; place: string }) {
  use(SlotFailureContext)(plugin, place);
  return null;
}

class Bounds extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
