import { expectNothingSerious, themesInTurn } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectOneRed, expectRoomForLetters, expectToBeReadable, expectToFit } from './layout-faults.ts'
import { HOUSE_SCREENS } from './screens/house-screens.ts'
import { expectOfHouse, walkHouse } from './screens/walk-house.ts'

// A dozen and more screens each.
test.setTimeout(process.env.EVERY_SIZE === 'on' ? 1_800_000 : 600_000)

/** One after the other they would be the last to end. */
const WALKS = 3

for (let walk = 0; walk < WALKS; walk++) {
  const screens = HOUSE_SCREENS.filter((_, index) => index % WALKS === walk)
  // Getting there takes longer than looking.
  test(`LAY-10 LOOK-6 LOOK-7 LOOK-11 every screen of the house has one red button, nothing serious by axe, no broken word, and room at every width and for large letters (${walk + 1} of ${WALKS})`, async ({
    browser,
    expects,
  }) => {
    expectOfHouse(expects, screens)
    await walkHouse(browser, { language: 'fr', screens }, async (page, screen) => {
      const turn = HOUSE_SCREENS.findIndex(({ name }) => name === screen)
      await expectNothingSerious(page, screen, themesInTurn(turn))
      await expectOneRed(page, screen)
      await expectToBeReadable(page, screen, [320])
      await expectToFit(page)
      await expectRoomForLetters(page, screen)
    })
  })
}
