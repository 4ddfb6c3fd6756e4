import { tour } from './driver/tour';
import { journeys } from './harness';

const TOUR_MS = 300_000;

journeys('every screen', (journey) => {
  journey(
    'passes the accessibility checker, light and dark',
    async (visit) => {
      const held: Record<string, readonly string[]> = {};
      await tour(visit, async (name) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await visit.page.emulateMedia({ colorScheme });
          const problems = await visit.accessibilityProblems();
          if (problems.length > 0) held[`${name} ${colorScheme}`] = problems;
        }
      });
      expect(held).toEqual({});
    },
    { reducedMotion: 'reduce', timeout: TOUR_MS },
  );
});
