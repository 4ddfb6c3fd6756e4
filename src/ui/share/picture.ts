import type Svg from 'react-native-svg';

import { CARD } from './ResultCard';

/** How many dots a point of the card becomes. */
const SHARP = 2;

/** The card as PNG, as it is shown. */
export const pictureOf = (card: Svg): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve) => {
    const size = { width: CARD.width * SHARP, height: CARD.height * SHARP };
    card.toDataURL(
      (base64) => resolve(Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))),
      size,
    );
  });
