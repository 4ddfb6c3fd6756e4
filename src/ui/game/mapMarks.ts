import { useEffect } from 'react';
import { create } from 'zustand';

import type { TrailMapProps } from '../board';

/** What the panel wants to see on the map, and what a press there means. */
export type MapMarks = Pick<
  TrailMapProps,
  'stops' | 'allSpaces' | 'onPressSpace' | 'path' | 'mover' | 'pulse' | 'focus'
> & {
  /** Spaces of the railroad that can be chosen now. */
  readonly rail?: readonly number[];
  readonly onPressRail?: (at: number) => void;
  /** Nothing is chosen on the map: it may give its room to the panel. */
  readonly small?: boolean;
  /** The panel needs all the room a phone has. */
  readonly away?: boolean;
};

const NO_MARKS: MapMarks = {};

/** No map on a phone, the whole of it where there is room: what is to be done is in the panel. */
export const PANEL_ONLY: MapMarks = { small: true, away: true };

/** The end of the trail, small. */
export const AT_KANSAS_CITY: MapMarks = { small: true, focus: ['kansasCity', 'G', 'F'] };

export const useMapMarks = create<{ readonly marks: MapMarks }>(() => ({ marks: NO_MARKS }));

/** Shows these marks for as long as the caller is on the screen. The object must stay the same while nothing changes. */
export function useShowOnMap(marks: MapMarks | null): void {
  useEffect(() => {
    useMapMarks.setState({ marks: marks ?? NO_MARKS });
    return () => {
      if (useMapMarks.getState().marks === marks) useMapMarks.setState({ marks: NO_MARKS });
    };
  }, [marks]);
}
