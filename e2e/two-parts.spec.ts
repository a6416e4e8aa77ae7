import { type BrowserContext, expect, type Page } from '@playwright/test'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import {
  type FilledQuickTournament,
  filledQuickTournament,
  holding,
  matchesOf,
  startQuick,
} from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

/** Whoever is named first wins, in pairs and at tables of four. */
async function playRound(device: BrowserContext, tournament: FilledQuickTournament, round: number): Promise<void> {
  const { code, organizerId } = tournament
  for (const { id: matchId, table, sides } of await matchesOf(device, tournament, round)) {
    if (table === null) continue
    const result = sides ? { placings: { winner: 0 } } : { score: '2-0' as const }
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, ...result })
  }
}

const partButton = (page: Page) => page.getByRole('button', { name: 'Partie suivante…' })

test('STGE-9 STGE-10 STGE-11 three Swiss rounds, then tables of four without the points so far, to the podium', async ({
  browser,
}) => {
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 12)
  const { id: tournamentId, code, organizerId, secrets, path } = tournament
  await startQuick(device, tournament)
  await playRound(device, tournament, 1)
  for (const roundNumber of [2, 3]) {
    await callServer(device, startNextRound, { tournamentId, organizerId, roundNumber })
    await playRound(device, tournament, roundNumber)
  }
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const desk = await holding(phone, tournament, { organizer: organizerId })
  await desk.goto(path)
  await desk.getByRole('tab', { name: 'Plus' }).click()
  await press(partButton(desk).first())
  const sheet = desk.getByRole('dialog', { name: 'Commencer la partie 2' })
  await expect(sheet.getByRole('radio', { name: 'Tables de 4' })).toBeChecked()
  await expect(sheet.getByText('Le classement ne comptera que les rondes de cette partie.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Top 8' }).press('Space')
  await expect(sheet.getByText(/^Jusqu’à .+\. Les autres ne jouent plus/)).toBeVisible()
  await sheet.getByLabel('Rondes de cette partie').fill('2')
  await expectNothingSideways(desk, 'the sheet of another part')
  await inspectPage(desk)
  await press(sheet.getByRole('button', { name: 'Commencer la partie 2' }))
  await expect(desk.getByText('La partie 2 commence')).toBeVisible()

  const fourth = await matchesOf(device, tournament, 4)
  expect(fourth.map(({ sides }) => sides?.length)).toEqual([4, 4])
  const names = new Set(fourth.flatMap(({ player1Name, player2Name }) => [player1Name, player2Name]))
  const [inside = ''] = [...names]
  const player = await holding(await browser.newContext({ viewport: { width: 320, height: 640 } }), tournament, {
    player: secrets.get(inside) ?? '',
  })
  await player.goto(`/tournament/${code}/player`)
  await expect(player.getByText(/^Partie 2\s: tables de\s4/)).toBeVisible()
  await expectNothingSideways(player, 'the card of a player in part 2')
  await playRound(device, tournament, 4)
  await callServer(device, startNextRound, { tournamentId, organizerId, roundNumber: 5 })
  await playRound(device, tournament, 5)

  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await reader.goto(`/tournament/${code}`)
  await expect(reader.getByText(/^Partie 2\s: tables de\s4/).first()).toBeVisible()
  await expect(reader.getByText(/^Partie 2\s: seules comptent les rondes 4 à 5\./).first()).toBeVisible()
  await expect(reader.getByText(/Elle se joue à 8/).first()).toBeVisible()
  await expectNothingSideways(reader, 'the page of an event of two parts')
  await inspectPage(reader)

  await desk.getByRole('tab', { name: 'Tables' }).click()
  await press(desk.getByRole('button', { name: 'Terminer le tournoi' }).first())
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Terminer', exact: true }).press('Enter')
  await expect(desk.getByText('Le tournoi est terminé.').first()).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Classement final' })).toBeVisible()
  await expect(reader.getByText(/^Partie 2\s: seules comptent les rondes 4 à 5\./).first()).toBeVisible()
})

test('STGE-2 a part that began by mistake is taken back with its first round', async ({ browser }) => {
  const device = await browser.newContext()
  const tournament = await filledQuickTournament(device, 8)
  await startQuick(device, tournament)
  await playRound(device, tournament, 1)
  const desk = await holding(device, tournament, { organizer: tournament.organizerId })
  await desk.goto(tournament.path)
  await desk.getByRole('tab', { name: 'Plus' }).click()
  await press(partButton(desk).first())
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Commencer la partie 2' }))
  await desk.getByRole('tab', { name: 'Tables' }).click()
  await press(desk.getByRole('button', { name: 'Annuler la ronde' }).first())
  await expect(desk.getByText(/La partie 2 est retirée avec sa première ronde/)).toBeVisible()
  await press(desk.getByRole('alertdialog').getByRole('button', { name: 'Annuler la ronde' }))
  await desk.getByRole('tab', { name: 'Plus' }).click()
  await expect(partButton(desk).first()).toBeVisible()
})
