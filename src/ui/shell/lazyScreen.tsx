import { useEffect, useState, type ComponentType } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme';
import { loadSharedCode } from './sharedCode';

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Fetches the screen ahead of the tap that opens it. */
  readonly preload: () => Promise<void>;
};

/**
 * A screen whose code is fetched when it is first opened, so that Home stays small:
 * `export default lazyScreen(() => import('@/ui/…').then((m) => m.SomeScreen))`. Once fetched it shows at once, where
 * React.lazy would hold it back for 300 ms after its placeholder.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    await loadSharedCode();
    Loaded ??= await load();
  };

  function Screen(props: Props) {
    const { colors } = useTheme();
    const [, setReady] = useState(Loaded !== null);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      let alive = true;
      if (Loaded === null) {
        preload().then(
          () => alive && setReady(true),
          (error: unknown) => alive && setFailure(error),
        );
      }
      return () => {
        alive = false;
      };
    }, []);
    if (failure !== null) throw failure;
    if (Loaded === null) return <View aria-busy style={{ flex: 1, backgroundColor: colors.ground }} />;
    return <Loaded {...props} />;
  }

  return Object.assign(Screen, { preload });
}
