import { expectNothingSerious, type Theme } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways, expectOneRed } from './layout-faults.ts'
import { HOUSE_SCREENS } from './screens/house-screens.ts'
import { expectOfHouse, walkHouse } from './screens/walk-house.ts'

const THEMES: readonly Theme[] = ['light', 'dark', 'forced']
/** All three for each screen take minutes: `EVERY_SIZE=on` does it, a usual run looks at each screen in one of them. */
const IS_EVERY = process.env.EVERY_SIZE === 'on'

// A walk of more than forty screens: on a machine that has much else to do it is longer than a journey.
test.setTimeout(IS_EVERY ? 1_800_000 : 900_000)

/** In turn, so that each of the three is looked at on a third of the screens. */
function themesOf(screen: string): readonly Theme[] {
  const turn = HOUSE_SCREENS.findIndex(({ name }) => name === screen) % THEMES.length
  return IS_EVERY ? THEMES : THEMES.filter((_, index) => index === turn)
}

// One walk for all of it: going there takes longer than looking.
test('LOOK-6 LOOK-7 LOOK-11 every screen of the house has one red button, nothing serious by axe, and room for large letters', async ({
  browser,
  expects,
}) => {
  expectOfHouse(expects)
  await walkHouse(browser, 'fr', async (page, screen) => {
    await expectNothingSerious(page, screen, themesOf(screen))
    await expectOneRed(page, screen)
    await expectNothingSideways(page, screen)
  })
})
