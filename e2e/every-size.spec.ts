import { expect } from '@playwright/test'
import { expectNothingSerious, themesInTurn } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways, expectToBeReadable, expectToBeReadableInLargeText } from './layout-faults.ts'
import { type Course, everyLook, looksOfARun, SIZES, WIDTHS } from './screens/looks-of-a-run.ts'
import { walkEvening } from './screens/walk-evening.ts'

const isEverySize = process.env.EVERY_SIZE === 'on'

test.use({ actionTimeout: 20_000 })
if (isEverySize) {
  // A thousand players take ten minutes, and their trace more memory than there is.
  test.setTimeout(1_800_000)
  test.use({ trace: 'off' })
}

/** A hundred rows show axe what a thousand do. */
const MOST_ROWS_FOR_AXE = 96

/** `test:sizes` looks at everything: long, and everyday runs miss little. */
for (const course of isEverySize ? everyLook() : looksOfARun()) {
  const { kind, players, looks } = course
  const what = kind === 'quick' ? 'a quick tournament' : 'an announced event'
  const isForAxe = players > 2 && players <= MOST_ROWS_FOR_AXE
  test(`LAY-10 LOOK-11 ${what} of ${players} players is readable`, async ({ browser }) => {
    let turn = 0
    const walk = { ...course, language: 'fr', isWanted: (visit: string) => looks.has(visit) } as const
    await walkEvening(browser, walk, async (page, screen) => {
      const { widths, isLarge } = looks.get(screen) ?? { widths: WIDTHS, isLarge: true }
      await expectToBeReadable(page, screen, widths)
      if (isLarge) await expectToBeReadableInLargeText(page, screen)
      if (isLarge && isForAxe) await expectNothingSerious(page, screen, themesInTurn(turn++))
      if (isLarge && isEverySize) await expectNothingSideways(page, screen)
    })
  })
}

test('LAY-10 each run looks at every screen, at every moment, with every number of players and at every width', () => {
  const seenIn = (courses: readonly Course[]) => courses.flatMap(({ looks }) => [...looks.keys()])
  const [run, all] = [looksOfARun(), everyLook()]
  expect(new Set(seenIn(run))).toEqual(new Set(seenIn(all)))
  expect(new Set(run.map(({ players }) => players))).toEqual(new Set(SIZES))
  for (const { looks, players } of run) expect(looks.size, `${players} players`).toBeGreaterThan(0)

  const looks = run.flatMap((course) => [...course.looks])
  for (const {
    1: { widths },
  } of looks)
    expect(widths).toContain(WIDTHS[0])
  expect(new Set(looks.flatMap(([, { widths }]) => widths))).toEqual(new Set(WIDTHS))
  const screenOf = (visit: string) => visit.split(' · ').slice(1).join(' · ')
  const large = looks.filter(([, { isLarge }]) => isLarge).map(([visit]) => screenOf(visit))
  expect(new Set(large)).toEqual(new Set(looks.map(([visit]) => screenOf(visit))))
})
