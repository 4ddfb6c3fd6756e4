import { LANGUAGES } from '@/i18n/message';

import { setTextSize, textProblems } from './driver/textFit';
import { tour } from './driver/tour';
import { journeys, SIZES, type Visit } from './harness';

const TOUR_MS = 300_000;
const SMALL_PHONE = { width: 360, height: 740 };
const ALL = [SIZES.phone, SMALL_PHONE, SIZES.tablet];

/** Every sight of the tour with what does not fit there, in windows of these sizes. */
async function misfitsOf(visit: Visit, sizes: typeof ALL): Promise<Record<string, readonly string[]>> {
  const held: Record<string, readonly string[]> = {};
  await tour(visit, async (name) => {
    for (const size of sizes) {
      await visit.page.setViewportSize(size);
      await visit.page.waitForTimeout(sizes.length > 1 ? 60 : 0);
      const problems = await textProblems(visit.page);
      if (problems.length > 0) held[`${name} ${size.width}`] = problems;
    }
  });
  return held;
}

journeys('no text is cut off or lies on other text', (journey) => {
  for (const locale of LANGUAGES) {
    const options = { locale, reducedMotion: 'reduce', timeout: TOUR_MS, sizes: ['phone'] } as const;
    journey(
      `in ${locale}, on phones and tablets`,
      async (visit) => expect(await misfitsOf(visit, ALL)).toEqual({}),
      options,
    );
    journey(
      `in ${locale}, text of 200 %`,
      async (visit) => {
        await setTextSize(visit.page, 2);
        expect(await misfitsOf(visit, [SIZES.phone])).toEqual({});
      },
      options,
    );
  }
});
