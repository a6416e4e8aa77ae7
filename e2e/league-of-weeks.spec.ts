import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { type FilledTournament, holding, matchesOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const NAMES = ['Ana', 'Bruno', 'Chloé', 'David']
/** The deadline is a Sunday. */
const FIRST_SUNDAY = '06/12/2026'

type League = { readonly device: BrowserContext; readonly tournament: FilledTournament; readonly organizerId: string }

/** Ana wins all; elsewhere the player named first. */
async function everybodyPlays({ device, tournament, organizerId }: League, week: number): Promise<void> {
  const { code } = tournament
  for (const { id: matchId, player2Name } of await matchesOf(device, tournament, week)) {
    const score = player2Name === 'Ana' ? '0-2' : '2-0'
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score })
  }
}

async function setDeadline(desk: Page): Promise<void> {
  await desk.getByRole('tab', { name: 'Plus' }).click()
  await press(desk.getByRole('button', { name: /^Ligue/ }))
  const sheet = desk.getByRole('dialog', { name: 'Ligue' })
  await expect(sheet.getByRole('checkbox', { name: 'Un match par semaine' })).toBeChecked()
  await sheet.getByLabel('Dernier jour de la première semaine').fill(FIRST_SUNDAY)
  await press(sheet.getByRole('button', { name: 'Enregistrer' }))
  await expect(desk.getByText('Ligue enregistrée').first()).toBeVisible()
}

test('YEAR-26 YEAR-27 YEAR-29 YEAR-36 four people play a league of three weeks: a date agreed on by phone, a match that nobody played, and the table', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, {
    name: 'Ligue du club',
    seats: 4,
    structure: 'Toutes rondes',
    isWeekly: true,
  })
  const desk = organizer.page
  const kept = await desk.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
  const [[id = '', organizerId = ''] = []] = Object.entries<string>(JSON.parse(kept ?? '{}'))
  const { code } = organizer
  const device = await browser.newContext()
  const tournament = { id, code, path: `/tournament/${code}/admin` }
  const league = { device, tournament, organizerId }
  const secrets = new Map(NAMES.map((name) => [name, randomUUID()]))
  for (const [playerName, playerId] of secrets) {
    await callServer(device, joinQuickTournament, { code, playerName, playerId })
  }
  await expect(desk.getByText(/^4\spersonnes, 3\srondes d’une semaine, dans un ordre tiré au sort\.$/)).toBeVisible()
  await setDeadline(desk)
  await organizer.openTab('Joueurs')
  await organizer.start()
  const first = await matchesOf(device, tournament, 1)
  const of = (name: string) => first.find((match) => [match.player1Name, match.player2Name].includes(name))
  const own = of('Ana') as DocumentMatch
  const opponent = own.player1Name === 'Ana' ? own.player2Name : own.player1Name
  const phoneOf = async (name: string, width: number) => {
    const phone = await browser.newContext({ viewport: { width, height: 700 }, hasTouch: true })
    const page = await holding(phone, tournament, { player: secrets.get(name) ?? '' })
    await page.goto(`/tournament/${code}/player`)
    return page
  }
  const ana = await phoneOf('Ana', 320)
  const other = await phoneOf(opponent ?? '', 390)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/tournament/${code}`)

  // One proposes a date, the other another, and the first agrees.
  await expect(ana.getByText('À jouer jusqu’au dimanche 6 décembre 2026 inclus.', { exact: true })).toBeVisible()
  await expect(ana.getByText('À jouer jusqu’au dimanche 13 décembre 2026 inclus.')).toBeVisible()
  await expect(desk.getByText(/^2\smatchs sans date convenue$/)).toBeVisible()
  await press(ana.getByRole('button', { name: 'Proposer une date' }))
  await ana.getByRole('dialog').getByLabel('Jour', { exact: true }).fill('03/12/2026')
  const hour = ana.getByRole('dialog').getByLabel('Heure')
  await hour.fill('19:30')
  await hour.press('Enter')
  await expect(
    ana.getByText(/^Vous proposez\s: jeudi 3 décembre 2026 à 19:30\. .+ n’a pas encore répondu\.$/),
  ).toBeVisible()
  await expect(other.getByText(/^Ana propose\s: jeudi 3 décembre 2026 à 19:30\.$/)).toBeVisible()
  await expect(visitor.getByText(/^Proposée\s: jeudi 3 décembre 2026 à 19:30$/)).toBeVisible()
  await press(other.getByRole('button', { name: 'Proposer une autre date' }))
  await other.getByRole('dialog').getByLabel('Jour', { exact: true }).fill('04/12/2026')
  await press(other.getByRole('button', { name: 'Proposer', exact: true }))
  await press(ana.getByRole('button', { name: 'Accepter cette date' }))
  for (const page of [ana, other]) {
    await expect(page.getByText(/^Vous jouez\s: vendredi 4 décembre 2026 à 19:30\.$/)).toBeVisible()
    await expectNothingSideways(page, 'a date agreed on')
  }
  await expect(desk.getByText(/^1\smatch sans date convenue$/)).toBeVisible()
  await expect(visitor.getByText('vendredi 4 décembre 2026 à 19:30', { exact: true })).toBeVisible()
  // Nothing stands half under the head of the page.
  await ana.evaluate(() => window.scrollTo(0, 0))
  await inspectPage(ana)

  // They play; the other two never meet, and the week ends.
  const { player2Name } = own
  const score = player2Name === 'Ana' ? '0-2' : '2-0'
  await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId: own.id, score })
  await expect(ana.getByRole('heading', { name: 'Date du match' })).toHaveCount(0)
  await organizer.openTab('Tables')
  await press(desk.getByRole('button', { name: 'Clore la semaine' }))
  const question = desk.getByRole('alertdialog', { name: /^Clore la semaine\s1/ })
  await expect(question.getByText(/^1\smatch n’est pas joué\s: les deux personnes le perdent\./)).toBeVisible()
  await press(question.getByRole('button', { name: 'Clore la semaine' }))
  await expect(desk.getByRole('heading', { name: 'Ronde 2', exact: true })).toBeVisible()
  await expect(ana.getByText('À jouer jusqu’au dimanche 13 décembre 2026 inclus.', { exact: true })).toBeVisible()
  const unplayed = (await matchesOf(device, tournament, 1)).find(({ id: each }) => each !== own.id)
  expect(unplayed?.status).toBe('terminated')

  for (const week of [2, 3]) {
    await expect(desk.getByRole('heading', { name: `Ronde ${week}`, exact: true })).toBeVisible()
    await everybodyPlays(league, week)
    if (week < 3) await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  }
  await organizer.finish()
  await expect(ana.getByRole('heading', { name: /remporte/ })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Dates des matchs' })).toHaveCount(0)
  await expect(visitor.getByText('Un match non joué est perdu par les deux.', { exact: false })).toBeVisible()
  await inspectPage(visitor)
})
