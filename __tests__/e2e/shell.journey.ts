import { journeys, type Visit } from './harness';

const button = (visit: Visit, name: RegExp | string) => visit.page.getByRole('button', { name });
const heading = (visit: Visit, name: string) => visit.page.getByRole('heading', { name, exact: true });

const PAGES = [
  [/^New game/, 'New game'],
  [/^Finished/, 'Finished'],
  [/^Rules at hand/, 'Rules at hand'],
  [/^Match my box/, 'Match my box'],
  [/^Settings/, 'Settings'],
] as const;

journeys('the shell', (journey) => {
  journey('every page of Home opens and leads back', async (visit) => {
    await visit.open('/');
    for (const [name, title] of PAGES) {
      await button(visit, name).first().click();
      await heading(visit, title).first().waitFor();
      await visit.page.getByTestId('back').last().click();
      await button(visit, 'New game').waitFor();
    }
    expect(new URL(visit.page.url()).pathname).toBe('/');
  });

  journey('an unknown address leads home', async (visit) => {
    await visit.open('/no/such/page');
    await heading(visit, 'Off the trail').first().waitFor();
    await button(visit, 'To the start').click();
    await button(visit, 'New game').waitFor();
  });

  journey('a page opened by its address has a way back to Home', async (visit) => {
    await visit.open('/settings');
    await visit.page.getByTestId('back').click();
    await button(visit, 'New game').waitFor();
  });

  journey('language and look are chosen in Settings and last', async (visit) => {
    await visit.open('/settings');
    await visit.page.getByRole('radio', { name: 'Polski' }).click();
    await heading(visit, 'Ustawienia').waitFor();
    await visit.page.getByRole('radio', { name: 'Ciemny' }).click();
    await visit.open('/settings');
    await heading(visit, 'Ustawienia').waitFor();
    const ground = await visit.page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main).backgroundColor);
    expect(ground).toBe('rgb(23, 19, 16)');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    journey(
      `Home and Settings pass the accessibility checker, ${colorScheme}`,
      async (visit) => {
        await visit.open('/');
        await visit.shot(`home-${colorScheme}-${visit.size}`);
        expect(await visit.accessibilityProblems()).toEqual([]);
        await visit.open('/settings');
        await visit.shot(`settings-${colorScheme}-${visit.size}`);
        expect(await visit.accessibilityProblems()).toEqual([]);
      },
      { colorScheme },
    );
  }
});
