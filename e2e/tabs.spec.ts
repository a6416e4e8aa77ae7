import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, report, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page) => panel(page).evaluate((shown) => Math.round(shown.getBoundingClientRect().top))

test('EVEN-3 a tab opens at its top, is found where it was left, and stays open through a reload and Back', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 40)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto('/')
  await page.goto(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()

  await test.step('one that was never open begins right below the line that stays', async () => {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(() => scrolled(page)).toBe(700)
    await press(tab(page, 'Joueurs'))
    await expect(tab(page, 'Joueurs')).toHaveAttribute('aria-selected', 'true')
    expect(await topOf(page)).toBeGreaterThanOrEqual(55)
    expect(await topOf(page)).toBeLessThanOrEqual(122)
  })

  await test.step('one that was left is where it was', async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => scrolled(page)).toBe(300)
    await press(tab(page, 'Tables'))
    await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeAttached()
    expect(await scrolled(page)).toBe(700)
    await press(tab(page, 'Joueurs'))
    expect(await scrolled(page)).toBe(300)
  })

  await test.step('a reload keeps it, Back from another page too', async () => {
    await press(tab(page, 'Plus'))
    await page.reload()
    await expect(tab(page, 'Plus')).toHaveAttribute('aria-selected', 'true')
    await panel(page).getByRole('link', { name: 'Journal' }).click()
    await expect(page).toHaveURL(/\/journal$/)
    await page.goBack()
    await expect(tab(page, 'Plus')).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('whoever opens the address anew begins where the work is, and one step back leaves', async () => {
    await page.goto('/')
    await page.goto(tournament.path)
    await expect(tab(page, 'Tables')).toHaveAttribute('aria-selected', 'true')
    await press(tab(page, 'Classement'))
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test('EVEN-4 a score that a player chose and did not send is there after a reload, and gone once it is sent', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const [secret = ''] = tournament.secrets.values()
  const page = await holding(device, tournament, { player: secret })
  const won = page.getByRole('button', { name: 'Vous gagnez 2-1', exact: true })
  const send = page.getByRole('button', { name: /^Envoyer/ })
  const kept = () => page.evaluate(() => localStorage.getItem('tablee:chosen_scores'))
  await page.goto(`/tournament/${tournament.code}/player`)
  await press(won)
  await expect(won).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(won).toHaveAttribute('aria-pressed', 'true')
  await press(send)
  await expect(page.getByRole('heading', { name: 'Vous gagnez 2-1' })).toBeVisible()
  expect(await kept()).toBeNull()
})

test('EVEN-1 EVEN-5 a dispute is told in the bar while nobody sees it, and leaves a moment after it was decided', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 40)
  const matches = await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await expect(page.getByRole('heading', { name: 'Ronde 1' })).toBeVisible()
  const told = page.getByRole('button', { name: /^À trancher/ })
  const card = page.getByRole('region', { name: 'À trancher' })
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => scrolled(page)).toBe(900)
  const eighth = page.getByRole('button', { name: 'Saisir le score de la table 15', exact: true })
  const before = await eighth.boundingBox()
  await report(device, tournament, { match: matches.find(({ table }) => table === 8), disputed: true })

  await test.step('the rows in sight stay, and the bar names the table', async () => {
    await expect(told).toHaveText(/table\s8$/)
    expect((await eighth.boundingBox())?.y).toBe(before?.y)
  })

  await test.step('one tap leads to it', async () => {
    await press(told)
    await expect(card).toBeInViewport()
    await expect(told).toBeHidden()
  })

  await test.step('decided, it keeps its place at first, and then leaves', async () => {
    const decide = card.getByRole('button', { name: /gagné 2-1/ }).first()
    await press(decide)
    await expect(decide).toHaveAttribute('aria-pressed', 'true')
    await expect(card).toBeVisible()
    await expect(card).toBeHidden()
    await expect(page.getByRole('button', { name: 'Corriger le score de la table 8', exact: true })).toBeAttached()
  })
})
