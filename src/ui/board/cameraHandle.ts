import type {
  Animated,
  GestureResponderEvent,
  GestureResponderHandlers,
  StyleProp,
  View,
  ViewStyle,
} from 'react-native';

import type { Camera } from './camera';
import type { Point } from './layout';

/** What a platform's gestures give to the map: nothing of it renders the map again while it moves. */
export type CameraHandle = {
  /** For the window the map is seen through. */
  readonly attachWindow: (view: View | null) => void;
  readonly windowHandlers: Partial<GestureResponderHandlers>;
  /** For the sheet that is moved behind it. */
  readonly attachSheet: (view: View | null) => void;
  readonly sheetStyle: StyleProp<ViewStyle> | Animated.WithAnimatedObject<ViewStyle>;
  readonly current: () => Camera;
  readonly move: (camera: Camera, animated: boolean) => void;
  /** Where on the sheet a press was, in the sheet's own points; null when it came from a keyboard or a screen reader. */
  readonly locate: (event: GestureResponderEvent | undefined, origin: Point) => Point | null;
  readonly zoomed: boolean;
};

/** Movement in points before a touch counts as a drag and no longer as a tap. */
export const DRAG_FROM = 7;
