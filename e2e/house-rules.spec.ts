import { expectNothingSerious, themesInTurn } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways, expectOneRed } from './layout-faults.ts'
import { HOUSE_SCREENS } from './screens/house-screens.ts'
import { expectOfHouse, walkHouse } from './screens/walk-house.ts'

// More than forty screens.
test.setTimeout(process.env.EVERY_SIZE === 'on' ? 1_800_000 : 900_000)

// Getting there takes longer than looking.
test('LOOK-6 LOOK-7 LOOK-11 every screen of the house has one red button, nothing serious by axe, and room for large letters', async ({
  browser,
  expects,
}) => {
  expectOfHouse(expects)
  await walkHouse(browser, 'fr', async (page, screen) => {
    const turn = HOUSE_SCREENS.findIndex(({ name }) => name === screen)
    await expectNothingSerious(page, screen, themesInTurn(turn))
    await expectOneRed(page, screen)
    await expectNothingSideways(page, screen)
  })
})
