import { test } from './journey.ts'
import { expectToBeReadable } from './layout-faults.ts'
import type { Kind } from './screens/tournament-screens.ts'
import { momentsOf, walkEvening } from './screens/walk-evening.ts'

const WIDTHS = [320, 360, 820, 1440]
const [NARROWEST, WIDEST] = [320, 1440]

type Size = { readonly kind: Kind; readonly players: number; readonly widths: readonly number[] }

/** The rest is looked at by `npm run test:sizes`: it is long, and what these let through is rare. */
const SIZES: readonly Size[] =
  process.env.EVERY_SIZE === 'on'
    ? (['quick', 'announced'] as const).flatMap((kind) =>
        [0, 2, 18, 47, 256, 1000]
          .filter((players) => kind === 'announced' || players <= 256)
          .map((players) => ({ kind, players, widths: WIDTHS })),
      )
    : [
        { kind: 'quick', players: 47, widths: [NARROWEST, WIDEST] },
        { kind: 'announced', players: 18, widths: [NARROWEST, WIDEST] },
        { kind: 'quick', players: 2, widths: [NARROWEST] },
        { kind: 'announced', players: 0, widths: [NARROWEST] },
        { kind: 'quick', players: 0, widths: [NARROWEST] },
      ]

test.use({ actionTimeout: 20_000 })
if (process.env.EVERY_SIZE === 'on') {
  // A thousand players on every screen, four widths each, take some ten minutes, and a trace of it more memory than there is.
  test.setTimeout(1_800_000)
  test.use({ trace: 'off' })
}

for (const { kind, players, widths } of SIZES) {
  const what = kind === 'quick' ? 'a quick tournament' : 'an announced event'
  test(`LAY-10 ${what} of ${players} players is readable`, async ({ browser }) => {
    const walk = { kind, players, language: 'fr', moments: momentsOf(players) } as const
    await walkEvening(browser, walk, (page, screen) => expectToBeReadable(page, screen, widths))
  })
}
