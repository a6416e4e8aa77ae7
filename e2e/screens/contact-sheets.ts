import { test } from '../journey.ts'
import { ContactSheet } from './contact-sheet.ts'
import { HOUSE_SCREENS } from './house-screens.ts'
import { KINDS, momentsOf, walkEvening } from './walk-evening.ts'
import { expectOfHouse, walkHouse } from './walk-house.ts'
import { readWish } from './wish.ts'

const { players, widths, themes, languages, isLong, only } = readWish(process.env.SCREENS)
const shots = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))

test.use({ actionTimeout: 20_000 })
test.setTimeout(1_800_000)

for (const language of languages) {
  if (only === null || only === 'house') {
    test(`the house, ${language}`, async ({ browser, page, expects }) => {
      expectOfHouse(expects, HOUSE_SCREENS)
      const sheet = new ContactSheet(`house-${language}`, { shots, isLong })
      await walkHouse(browser, { language, screens: HOUSE_SCREENS }, (shown, screen) => sheet.take(shown, screen))
      await sheet.lay(page)
    })
  }
  for (const kind of KINDS) {
    if (only !== null && only !== kind) continue
    for (const count of players) {
      if (kind === 'quick' && count > 256) continue
      test(`${kind}, ${count} players, ${language}`, async ({ browser, page }) => {
        const sheet = new ContactSheet(`${kind}-${count}-${language}`, { shots, isLong })
        const walk = { kind, players: count, language, moments: momentsOf(count) }
        await walkEvening(browser, walk, (shown, screen) => sheet.take(shown, screen))
        await sheet.lay(page)
      })
    }
  }
}
