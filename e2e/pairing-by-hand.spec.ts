import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { filledQuickTournament, holding, matchesOf, startQuick } from './people/filled-tournament.ts'
import { press } from './people/press.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const title = (page: Page) => page.getByRole('heading', { name: 'Appariements de la ronde 1' })
const open = (page: Page) => press(page.getByRole('button', { name: 'Modifier les appariements' }))
const placesOf = (page: Page, table: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(`Table ${table}`, { exact: true }) })
    .getByRole('button')

test('STAK-1 EVEN-3 EVEN-4 EVEN-6 the round is set by hand: nothing is lost by Back or a reload, no other table moves, and saving can be undone', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 18)
  await startQuick(device, tournament)
  const before = await matchesOf(device, tournament, 1)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto('/')
  await page.goto(tournament.path)
  await open(page)
  await expect(title(page)).toBeFocused()
  const nameAt = async (table: number, place: number) =>
    (await placesOf(page, table).nth(place).getAttribute('title')) ?? ''
  const [three, eight] = [await nameAt(3, 0), await nameAt(8, 0)]

  await test.step('two players change tables, a third table is broken up and put right again: nobody else gets a number', async () => {
    await press(placesOf(page, 3).first())
    await press(placesOf(page, 8).first())
    await expect(placesOf(page, 3).first()).toHaveAccessibleName(/vient de la table\s8/)
    await expect(placesOf(page, 8).first()).toHaveAttribute('title', three)
    await press(placesOf(page, 5).first())
    await press(page.getByRole('button', { name: 'Retirer de la table' }))
    await expect(page.getByRole('button', { name: '3 tables changent · Enregistrer' })).toBeVisible()
    await expect(placesOf(page, 8).first()).toHaveAttribute('title', three)
    await press(page.getByRole('button', { name: /^Défaire/ }))
    await expect(page.getByRole('button', { name: '2 tables changent · Enregistrer' })).toBeVisible()
    await expect(placesOf(page, 8).first()).toHaveAttribute('title', three)
  })

  await test.step('Back asks, Escape stays, and what was kept is there after a reload', async () => {
    await page.goBack()
    const asked = page.getByRole('alertdialog', { name: '1 changement n’est pas enregistré' })
    await expect(asked).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(title(page)).toBeVisible()
    await page.reload()
    await press(page.getByRole('button', { name: 'Reprendre' }))
    await expect(placesOf(page, 3).first()).toHaveAttribute('title', eight)
    await page.goBack()
    await press(asked.getByRole('button', { name: 'Garder' }))
    await expect(title(page)).toBeHidden()
    await expect(page).toHaveURL(tournament.path)
    await press(page.getByRole('button', { name: 'Reprendre' }))
    await expect(placesOf(page, 8).first()).toHaveAttribute('title', three)
  })

  await test.step('a name is found; saved, the numbers are those that were shown, and one tap brings the round back', async () => {
    await page.getByRole('searchbox').fill(eight)
    await expect(page.getByRole('listitem').filter({ has: page.getByTitle(eight, { exact: true }) })).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await press(page.getByRole('button', { name: '2 tables changent · Enregistrer' }))
    const told = page.getByText('Les appariements sont enregistrés.')
    await expect(told).toBeVisible()
    const tableOf = async (name: string) =>
      (await matchesOf(device, tournament, 1)).find(({ player1Name, player2Name }) =>
        [player1Name, player2Name].includes(name),
      )?.table
    expect([await tableOf(three), await tableOf(eight)]).toEqual([8, 3])
    await press(page.getByRole('button', { name: 'Annuler', exact: true }))
    await expect.poll(async () => [await tableOf(three), await tableOf(eight)]).toEqual([3, 8])
    const seats = (matches: typeof before) =>
      matches
        .map(({ table, player1Name, player2Name }) => [table, ...[player1Name, player2Name].toSorted()].join())
        .toSorted()
    expect(seats(await matchesOf(device, tournament, 1))).toEqual(seats(before))
    await expect(page.getByRole('button', { name: 'Reprendre' })).toBeHidden()
  })
})

test('STAK-1 EVEN-4 changes that fit the round no more are put away with a word', async ({ browser }) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 4)
  await startQuick(device, tournament)
  const page = await holding(device, tournament, { organizer: tournament.organizerId })
  await page.goto(tournament.path)
  await open(page)
  await press(placesOf(page, 1).first())
  await press(placesOf(page, 2).first())
  await press(page.getByRole('button', { name: 'Fermer les appariements' }))
  await press(page.getByRole('button', { name: 'Garder' }))
  await press(page.getByRole('button', { name: 'Saisir le score de la table 1', exact: true }))
  await press(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /gagne 2-0$/ })
      .first(),
  )
  await expect(page.getByText(/^1 changement gardé ici ne convient plus à la ronde/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Compris' }))
  await expect(page.getByText(/ne convient plus/)).toBeHidden()
})
