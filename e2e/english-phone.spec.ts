import { type BrowserContext, expect, type Page } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { typeCode } from './people/player.ts'
import { press } from './people/press.ts'

/** Without motion, so that no colour is judged mid-fade. */
const SMALL_PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  locale: 'en-GB',
  reducedMotion: 'reduce',
} as const

async function join(phone: BrowserContext, code: string, name: string): Promise<Page> {
  const page = await phone.newPage()
  await page.goto('/')
  await typeCode(page, code)
  await page.getByLabel('Your player name').fill(name)
  await page.getByRole('button', { name: 'Join the tournament' }).click()
  await expect(page.getByRole('heading', { name: 'You have your seat' })).toBeVisible()
  return page
}

async function pairByHand(page: Page, names: readonly string[]): Promise<void> {
  const [first = '', second = ''] = names
  await page.getByRole('button', { name: 'Change the pairings' }).click()
  await expect(page.getByRole('heading', { name: 'Pairings of round 1' })).toBeVisible()
  await inspectPage(page)
  const seatOf = (name: string) => page.getByTitle(name, { exact: true })
  const row = page.getByRole('listitem').filter({ has: seatOf(first) })
  const seated = await row
    .locator('button[title]')
    .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('title')))
  const opposite = seated.find((name) => name !== first) ?? ''
  await seatOf(second).press('Enter')
  await seatOf(opposite).press('Enter')
  await page.getByRole('button', { name: '2 tables change · Save' }).press('Enter')
  await expect(page.getByText('The pairings are saved.').first()).toBeVisible()
}

test('LAY-10 LAY-11 QADM-2 QADM-5 STAK-1 a tournament is run and played in English on small phones', async ({
  browser,
}) => {
  const organizer = await browser.newContext(SMALL_PHONE)
  await organizer.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await organizer.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await inspectPage(page)

  await test.step('CREA-2 CREA-9 CREA-10 a tournament is created', async () => {
    await expect(page.getByLabel('Tournament name')).toHaveValue(/^Tournament #\d{3}$/)
    await page.getByRole('button', { name: 'Create tournament' }).click()
    await expect(page.getByRole('heading', { name: 'The tournament is open' })).toBeVisible()
    await inspectPage(page)
    await page.getByRole('link', { name: 'Go to the tournament' }).click()
    await expect(page.getByRole('button', { name: 'Start the tournament' })).toBeDisabled()
    await inspectPage(page)
  })
  const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''

  const zoe = await join(await browser.newContext(SMALL_PHONE), code, 'Zoé')
  const max = await join(await browser.newContext(SMALL_PHONE), code, 'Max')
  await inspectPage(zoe)

  await test.step('QADM-2 names are added one after the other and corrected', async () => {
    for (const name of ['Ann', 'Bobb']) {
      await page.getByLabel('Add a player').fill(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    }
    await press(page.getByRole('button', { name: 'Bobb' }))
    await press(page.getByRole('button', { name: 'Rename', exact: true }))
    await page.getByLabel('New name of Bobb').fill('Bob')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Bobb' })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'Bob' }).getByRole('button')).toBeFocused()
    await page.getByLabel('Add a player').fill('zoe')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The name “zoe” is taken in this tournament.')).toBeVisible()
  })

  await test.step('QADM-5 the capacity does not fall below the players who are there', async () => {
    await page.getByRole('tab', { name: 'More' }).click()
    await page.getByRole('button', { name: /^Tournament / }).click()
    await page.getByLabel('Maximum number of players').fill('3')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('At least 4: these players are already here.')).toBeVisible()
    await page.getByLabel('Maximum number of players').fill('6')
    await page.getByLabel('Tournament name').fill('Friday night')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect(zoe.getByText('Friday night')).toBeVisible()
    await expect(max.getByText('Friday night')).toBeVisible()
    await inspectPage(page)
  })

  await page.getByRole('tab', { name: 'Players' }).click()
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  await expect(page.getByText('0 of 2 tables finished')).toBeVisible()
  await expect(zoe.getByRole('heading', { name: 'What is the score?' })).toBeVisible()
  await inspectPage(page)
  await inspectPage(zoe)

  await test.step('STAK-1 the pairings are set by hand: Zoé meets Max', async () => {
    const announced = zoe.getByText(/^Round 1\. Table\s\d, against \w+\.$/)
    await expect(announced).toHaveCount(1)
    // Already together, they are separated first.
    if ((await announced.textContent())?.endsWith('Max.')) await pairByHand(page, ['Zoé', 'Ann'])
    await pairByHand(page, ['Zoé', 'Max'])
    await expect(zoe.getByText(/^Round 1\. Table\s\d, against Max\.$/)).toHaveCount(1)
  })

  await test.step('DASH-2 DASH-3 the score is given in the view of the player, and stands instead of the grid', async () => {
    await zoe.getByRole('button', { name: 'You win 2-1', exact: true }).click()
    await zoe.getByRole('button', { name: 'Send: you win 2-1' }).click()
    await expect(max.getByRole('heading', { name: 'Zoé wins 2-1' })).toBeVisible()
    await expect(max.getByRole('heading', { name: 'What is the score?' })).toBeHidden()
    await inspectPage(max)
  })

  await test.step('a player without a phone gets one, and the old place stays theirs', async () => {
    await page.getByRole('tab', { name: 'Players' }).click()
    // The refused name still filters.
    await page.getByLabel('Add a player').fill('')
    await press(page.getByRole('button', { name: 'Ann' }))
    await press(page.getByRole('button', { name: 'Recovery link' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: 'QR code of the link for Ann' })).toBeVisible()
    await inspectPage(page)
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/device#/)
    const ann = await (await browser.newContext(SMALL_PHONE)).newPage()
    await ann.goto(address)
    await expect(ann.getByText(/^Round 1\. Table\s\d, against Bob\.$/)).toHaveCount(1)
    expect(ann.url()).not.toContain('#')
    await ann.getByRole('button', { name: 'Bob wins 2-0', exact: true }).click()
    await ann.getByRole('button', { name: 'Send: Bob wins 2-0' }).click()
    await expect(ann.getByRole('heading', { name: 'Bob wins 2-0' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await page.getByRole('tab', { name: 'Tables' }).click()
  await page.getByRole('button', { name: 'Next round' }).click()
  await expect(page.getByText('0 of 2 tables finished')).toBeVisible()

  await test.step('a round without result is undone and paired again', async () => {
    await page.getByRole('button', { name: 'Undo the round' }).click()
    // By keyboard: two quick taps on one spot count as one.
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo the round' }))
    await expect(zoe.getByRole('heading', { name: 'You win 2-1' })).toBeVisible()
    await page.getByRole('button', { name: 'Next round' }).click()
    await expect(zoe.getByRole('heading', { name: 'What is the score?' })).toBeVisible()
  })

  await test.step('RANK-1 the winners meet, and the final ranking names the first', async () => {
    await zoe.getByRole('button', { name: 'You win 2-0', exact: true }).click()
    await zoe.getByRole('button', { name: 'Send: you win 2-0' }).click()
    await max.getByRole('button', { name: 'You win 2-0', exact: true }).click()
    await max.getByRole('button', { name: 'Send: you win 2-0' }).click()
    // It is where 'Next round' was just tapped.
    await press(page.getByRole('button', { name: 'Finish the tournament' }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Finish', exact: true }))
    await expect(zoe.getByText('You win the tournament!')).toBeVisible()
    await expect(max.getByText('You finish 2nd of 4')).toBeVisible()
    await inspectPage(zoe)
    await zoe.goto(`/tournament/${code}`)
    await expect(zoe.getByRole('heading', { name: 'Final ranking' })).toBeVisible()
    await inspectPage(zoe)
  })

  await test.step('AADM-4 a tap on a name in the ranking shows the win rate, and moves nothing above it', async () => {
    const ranking = zoe.getByRole('table', { name: 'Final ranking' })
    const row = ranking.getByRole('row').nth(1)
    const name = ranking.getByRole('button', { name: 'Zoé, tiebreakers' })
    await name.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await row.boundingBox()
    await name.tap()
    const detail = ranking.getByRole('row').nth(2)
    await expect(detail.getByText('Win %')).toBeVisible()
    await expect(detail.getByText('100.0%').first()).toBeVisible()
    expect(await row.boundingBox()).toEqual(before)
    await inspectPage(zoe)
  })
})
