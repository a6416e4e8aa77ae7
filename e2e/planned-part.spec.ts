import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { planCut } from '@tablee/contract/tournaments/plan-cut'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { Thumb } from './people/counting-thumb.ts'
import { type FilledTournament, holding, matchesOf, peopleOf } from './people/filled-tournament.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const

type Evening = { readonly device: BrowserContext; readonly tournament: FilledTournament; readonly organizerId: string }

/** Whoever is named first wins, in pairs, at tables of four and in the bracket. */
async function everyTableEnds({ device, tournament, organizerId }: Evening, round: number): Promise<void> {
  for (const { id: matchId, table, sides } of await matchesOf(device, tournament, round)) {
    if (table === null) continue
    const result = sides ? { placings: { winner: 0 } } : { score: '2-0' as const }
    await callServer(device, updateScoreQuickTournament, { code: tournament.code, organizerId, matchId, ...result })
  }
}

/** From the home page, with two more parts; the organizer's phone and what it may tell. */
async function createWithParts(page: Page, device: BrowserContext): Promise<Evening> {
  const thumb = new Thumb()
  await page.goto('/')
  await thumb.tap(page.getByRole('button', { name: /^8\splaces/ }))
  await thumb.tap(page.getByRole('button', { name: 'Ajouter une partie' }))
  const part = page.getByRole('group', { name: 'Partie 2' })
  await expect(part).toBeFocused()
  await expect(part.getByRole('radio', { name: 'Tables de 4' })).toBeChecked()
  await expectNothingSideways(page, 'the form with a second part')
  await part.getByLabel('Rondes de cette partie').fill('1')
  await inspectPage(page)
  await thumb.tap(page.getByRole('button', { name: 'Ajouter une partie' }))
  const last = page.getByRole('group', { name: 'Partie 3' })
  await last.getByRole('radio', { name: 'Rondes suisses' }).press('Space')
  await last.getByRole('radio', { name: 'Garder les points' }).press('Space')
  await last.getByLabel('Rondes de cette partie').fill('1')
  await thumb.tap(page.getByRole('button', { name: 'Créer le tournoi' }))
  thumb.expectAtMost(4)
  await page.getByRole('link', { name: 'Aller au tournoi' }).press('Enter')
  await expect(page).toHaveURL(/\/tournament\/[A-Z0-9]{6}\/admin$/)
  const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
  const kept = await page.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  return { device, tournament: { id, code, path: `/tournament/${code}/admin` }, organizerId }
}

test('STGE-29 STGE-41 an evening with parts planned on the home page: each begins with one tap, a bracket of four follows the last, and it ends on the podium', async ({
  browser,
}) => {
  const desk = await (await browser.newContext(PHONE)).newPage()
  const evening = await createWithParts(desk, await browser.newContext())
  const { device, tournament } = evening
  const { code } = tournament
  await callServer(device, planCut, { tournamentId: tournament.id, organizerId: evening.organizerId, size: 4 })
  const secrets = new Map(peopleOf(8).map((name) => [name, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true })
  const player = await holding(phone, tournament, { player: [...secrets.values()][0] ?? '' })
  await player.goto(`/tournament/${code}/player`)
  const next = player.getByText(
    /^Ensuite\s: tables de\s4, 1\sronde, points remis à zéro, puis rondes suisses, 1\sronde/,
  )
  await expect(next).toBeVisible()
  await expectNothingSideways(player, 'the lobby with what follows')
  await inspectPage(player)

  const thumb = new Thumb()
  await thumb.tap(desk.getByRole('button', { name: 'Démarrer le tournoi' }))
  for (const round of [1, 2, 3]) {
    await expect(desk.getByRole('heading', { name: `Ronde ${round}`, exact: true })).toBeVisible()
    await everyTableEnds(evening, round)
    if (round < 3) await thumb.tap(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await expect(player.getByText('C’était la dernière ronde de cette partie.')).toBeVisible()
  await expect(next).toBeVisible()
  await inspectPage(player)
  const begin = desk.getByRole('button', { name: /^Commencer la partie 2/ })
  await expect(begin).toBeVisible()
  await expectNothingSideways(desk, 'the desk before the planned part')
  thumb.expectAtMost(3)
  await thumb.tap(begin)
  await expect(desk.getByText('La partie 2 commence')).toBeVisible()
  thumb.expectAtMost(1)
  expect((await matchesOf(device, tournament, 4)).map(({ sides }) => sides?.length)).toEqual([4, 4])
  await expect(player.getByText(/^Partie 2\s: tables de\s4/)).toBeVisible()
  await everyTableEnds(evening, 4)
  await thumb.tap(desk.getByRole('button', { name: /^Commencer la partie 3/ }))
  await expect(desk.getByText('La partie 3 commence')).toBeVisible()
  await everyTableEnds(evening, 5)
  await thumb.tap(desk.getByRole('button', { name: 'Top 4…' }))
  const cut = desk.getByRole('dialog', { name: 'Commencer le tableau final' })
  await expect(cut.getByRole('radio', { name: 'Top 4' })).toBeChecked()
  await expectNothingSideways(desk, 'the bracket after a planned part')
  await thumb.tap(cut.getByRole('button', { name: 'Commencer avec 4 joueurs' }))
  thumb.expectAtMost(3)
  for (const [index, round] of ['Demi-finale', 'Finale'].entries()) {
    await expect(desk.getByRole('heading', { name: round, exact: true })).toBeVisible()
    await expect(player.getByText(/^Partie 3/)).toHaveCount(0)
    await everyTableEnds(evening, 6 + index)
    if (round !== 'Finale') await thumb.tap(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  thumb.expectAtMost(1)

  await finishTournament(desk)
  await expect(player.getByRole('heading', { name: /remporte/ })).toBeVisible()
  await expect(player.getByText(/^Ensuite/)).toHaveCount(0)
})

test('STGE-29 a draft is announced with its constructed part, which its page says before anybody registers', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique', { viewport: { width: 1280, height: 900 } })
  await grantOrganizer(account)
  const page = await device.newPage()
  await page.goto('/announce')
  await page.getByLabel('Nom du tournoi').fill('Draft puis construit')
  await page.getByRole('textbox', { name: 'Date du tournoi' }).fill('16/01/2032')
  await page.getByRole('button', { name: /^Jour J/ }).click()
  await page.getByLabel('Formule').selectOption({ label: 'Draft' })
  await page.getByRole('button', { name: 'Ajouter une partie' }).click()
  const part = page.getByRole('group', { name: 'Partie 2' })
  await expect(part.getByRole('radio', { name: 'Rondes suisses' })).toBeChecked()
  await part.getByRole('radio', { name: 'Garder les points' }).press('Space')
  await part.getByRole('radio', { name: 'Top 8' }).press('Space')
  await expect(page.getByRole('button', { name: /^Jour J Draft, 2\sparties/ })).toBeVisible()
  await page.getByRole('button', { name: 'Créer le tournoi' }).click()
  await page.getByRole('link', { name: 'Aller au tournoi' }).click()
  await expect(page).toHaveURL(/\/admin-advanced$/)
  const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
  const visitor = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage()
  await visitor.goto(`/tournament/${code}`)
  await expect(visitor.getByText(/^Ensuite\s: rondes suisses, 3\srondes, points gardés, top\s8$/)).toBeVisible()
  await expectNothingSideways(visitor, 'the page of an announced event of two parts')
  await inspectPage(visitor)
})
