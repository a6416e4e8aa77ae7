import { expect, type Page } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { Thumb } from './people/counting-thumb.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const row = (page: Page, table: number) =>
  page.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })
const win = (page: Page, table: number) =>
  page.getByRole('button', { name: new RegExp(`^Table\\s${table} : .* gagne 2-0$`) }).first()
const corrected = (page: Page, table: number) =>
  page.getByRole('button', { name: `Corriger le score de la table ${table}`, exact: true })

test('EVEN-2 EVEN-8 an organizer with forty players needs no more taps than promised', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 40)
  const { organizerId, code } = tournament
  const page = await holding(device, tournament, { organizer: organizerId })
  const thumb = new Thumb()
  const sheet = page.getByRole('dialog')
  const matches = await startQuick(device, tournament)
  await page.goto(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()

  await test.step('six tables stand on the first screen, above what comes next', async () => {
    const next = await page.getByRole('button', { name: /^20 tables à saisir/ }).boundingBox()
    const sixth = await page
      .getByRole('listitem')
      .filter({ has: row(page, 6) })
      .boundingBox()
    expect((sixth?.y ?? Number.NaN) + (sixth?.height ?? Number.NaN)).toBeLessThanOrEqual(next?.y ?? Number.NaN)
  })

  await test.step('a score from the list: the row, the score', async () => {
    await thumb.tap(row(page, 1))
    await thumb.tap(win(page, 1))
    await expect(corrected(page, 1)).toBeVisible()
    thumb.expectAtMost(2)
  })

  await test.step('the next table is offered, with its scores', async () => {
    await thumb.tap(page.getByRole('button', { name: /^Suivante\s: table\s2/ }))
    await expect(sheet.getByRole('heading', { name: 'Table 2' })).toBeVisible()
    await thumb.tap(win(page, 2))
    await expect(corrected(page, 2)).toBeVisible()
    thumb.expectAtMost(2)
  })

  await test.step('by its number a table is found and opened without a tap', async () => {
    await page.getByLabel('Joueur ou numéro de table').focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('heading', { name: 'Table 4' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(row(page, 4)).toBeFocused()
  })

  await test.step('the code is shown to everybody', async () => {
    await thumb.tap(page.getByRole('button', { name: code }))
    await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
    thumb.expectAtMost(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  for (const { id, table } of matches) {
    if (table === 1 || table === 2 || table === 20) continue
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId: id, score: '2-0' })
  }

  await test.step('what is missing is one tap away, whatever is open', async () => {
    await page.reload()
    await tab(page, 'Joueurs').click()
    await thumb.tap(page.getByRole('button', { name: /^1 table à saisir/ }))
    await expect(row(page, 20)).toBeFocused()
    await expect(row(page, 20)).toBeInViewport()
    thumb.expectAtMost(1)
    await page.keyboard.press('Enter')
    await win(page, 20).press('Enter')
  })

  await test.step('the next round stands at the top, and its heading has the focus', async () => {
    await thumb.tap(page.getByRole('button', { name: 'Ronde suivante' }))
    await expect(page.getByRole('heading', { name: 'Ronde 2' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Ronde 2' })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    thumb.expectAtMost(1)
  })

  await test.step('an earlier round is one tap away, and the bar leads back', async () => {
    await thumb.tap(page.getByRole('button', { name: 'Ronde 1', exact: true }))
    await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
    await thumb.tap(page.getByRole('button', { name: 'Retour à la ronde 2' }))
    await expect(page.getByRole('heading', { name: 'Ronde 2' })).toBeVisible()
    thumb.expectAtMost(2)
  })

  await test.step('a round that is undone gives the tables of the one before, with the focus on their heading', async () => {
    await page.getByRole('button', { name: 'Annuler la ronde' }).click()
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la ronde' }))
    await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeFocused()
  })
  await device.close()
})

test('EVEN-8 from 820 px a score is one tap, and by keyboard a number, Enter and the games', async ({ browser }) => {
  const device = await browser.newContext({ viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' })
  const tournament = await filledQuickTournament(device, 60)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await startQuick(device, tournament)
  await page.goto(tournament.path)
  const thumb = new Thumb()
  await thumb.tap(win(page, 1))
  await expect(corrected(page, 1)).toBeVisible()
  thumb.expectAtMost(1)

  await test.step('far down the list too', async () => {
    await row(page, 30).scrollIntoViewIfNeeded()
    await thumb.tap(win(page, 30))
    await expect(corrected(page, 30)).toBeVisible()
    thumb.expectAtMost(1)
  })

  await test.step('by keyboard', async () => {
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Table 4' })).toBeFocused()
    await page.keyboard.press('2')
    await page.keyboard.press('1')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const kept = page.getByRole('listitem').filter({ has: corrected(page, 4) })
    await expect(kept.locator('data')).toHaveText(['2', '1'])
  })
  await device.close()
})
