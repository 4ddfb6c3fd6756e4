import Svg, { Path } from 'react-native-svg';

import { useTheme, type ColorName } from '../theme';
import { ICON_PATHS, type IconName } from './iconPaths';

export type IconProps = {
  readonly name: IconName;
  readonly size?: number;
  readonly color?: ColorName;
};

/** One icon of the drawn set. Decoration only: the control around it carries the words. */
export function Icon({ name, size = 24, color = 'ink' }: IconProps) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Path
        d={ICON_PATHS[name]}
        stroke={colors[color]}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
