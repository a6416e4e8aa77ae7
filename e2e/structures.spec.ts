import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'

const NAMES = ['Amélie', 'Bruno', 'Chloé', 'Driss', 'Elsa']

async function openAs(browser: Browser, structure: string, players: number): Promise<Organizer> {
  const organizer = await Organizer.open(browser, { name: `Un soir de ${structure}`, seats: 8, structure })
  for (const name of NAMES.slice(0, players)) await organizer.addPlayer(name)
  return organizer
}

async function firstOnesWin(page: Page): Promise<void> {
  const tables = page.getByRole('button', { name: /^Table\s\d+ : .* gagne 2-0$/ })
  const open = page.getByRole('button', { name: /^Saisir le score de la table/ })
  for (;;) {
    const left = await open.count()
    if (left === 0) return
    const table = /table\s(\d+)/.exec((await open.first().getAttribute('aria-label')) ?? '')?.[1] ?? '1'
    const win = tables.and(page.getByRole('button', { name: new RegExp(`^Table\\s${table} : `) })).first()
    if (!(await win.isVisible())) await open.first().press('Enter')
    await win.press('Enter')
    await expect(open).toHaveCount(left - 1)
    await page.keyboard.press('Escape')
  }
}

test('STAK-9 five players play a single elimination from its creation to the podium', async ({ browser }) => {
  const organizer = await openAs(browser, 'Élimination directe', 5)
  const { page } = organizer
  await expect(page.getByText('5 joueurs, 3 rondes jusqu’à la finale.', { exact: false })).toBeVisible()
  await organizer.start()
  for (const round of ['Quart de finale', 'Demi-finale', 'Finale']) {
    await expect(page.getByRole('heading', { name: round, exact: true })).toBeVisible()
    await firstOnesWin(page)
    if (round !== 'Finale') await press(page.getByRole('button', { name: 'Ronde suivante' }))
  }
  await finishTournament(page)

  await test.step('a phone reads who won, who shares the third place, and no points', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const reader = await phone.newPage()
    await reader.goto(`/tournament/${organizer.code}`)
    await expect(reader.getByText('Élimination directe', { exact: true })).toBeVisible()
    const third = reader.getByRole('listitem').filter({ hasText: /^3e/ })
    await expect(third.getByText(/^Demi-finale · /)).toHaveCount(2)
    await expect(reader.getByText('3-4', { exact: true })).toHaveCount(2)
    await expect(reader.getByText(/\d+\spoints/)).toHaveCount(0)
    await phone.close()
  })

  await test.step('the draw is verified on the device that asks', async () => {
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(`/tournament/${organizer.code}/rounds/1/verify`)
    await expect(reader.getByText(/sont identiques/)).toBeVisible()
  })
})

test('STAK-9 four players play a round robin from its creation to the podium', async ({ browser }) => {
  const organizer = await openAs(browser, 'Toutes rondes', 4)
  const { page } = organizer
  await expect(
    page.getByText(/^4 joueurs, 3 rondes\s: tout le monde se rencontre une fois, dans un ordre tiré au sort\.$/),
  ).toBeVisible()
  await organizer.start()
  for (const round of [1, 2, 3]) {
    await expect(page.getByRole('heading', { name: `Ronde ${round}`, exact: true })).toBeVisible()
    await firstOnesWin(page)
    if (round < 3) await press(page.getByRole('button', { name: 'Ronde suivante' }))
  }
  await finishTournament(page)
  // In a new context: here Back still returns from the closed dialog.
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`/tournament/${organizer.code}`)
  await expect(reader.getByRole('heading', { name: /remporte le tournoi/ })).toBeVisible()
  await expect(reader.getByText('4 joueurs · 3 rondes')).toBeVisible()
  await expect(reader.getByRole('row')).toHaveCount(5)
})

test('STAK-9 who leaves a pool takes their matches along, or forfeits the rest: one tap in the tables', async ({
  browser,
}) => {
  const organizer = await openAs(browser, 'Toutes rondes', 4)
  const { page } = organizer
  await organizer.start()
  await firstOnesWin(page)
  await press(page.getByRole('button', { name: 'Ronde suivante' }))
  await expect(page.getByRole('heading', { name: 'Ronde 2', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: /^Joueurs/ }).click()
  await page.getByRole('button', { name: /^Bruno/ }).click()
  const sheet = page.getByRole('dialog')
  await press(sheet.getByRole('button', { name: 'Faire abandonner' }))
  await expect(sheet.getByText(/^Moins de la moitié de ses matchs sont joués/)).toBeVisible()
  await press(sheet.getByRole('button', { name: 'Confirmer l’abandon' }))
  await page.getByRole('tab', { name: /^Tables/ }).click()
  const choice = page.getByRole('group', { name: 'Les matchs de Bruno' })
  await expect(choice.getByRole('button', { name: 'Annulés' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Départs à noter' }).getByText('· a abandonné')).toBeVisible()
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await reader.goto(`/tournament/${organizer.code}`)
  await expect(reader.getByText(/^Bruno.*matchs annulés pour tout le monde\.$/).first()).toBeAttached()
  await press(choice.getByRole('button', { name: 'Forfaits' }))
  await expect(reader.getByText(/^Bruno.*matchs restants perdus par forfait\.$/).first()).toBeAttached()
})
