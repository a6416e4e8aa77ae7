import { expect, type Page } from '@playwright/test'
import { deleteQuickTournamentPlayer } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { matchesOf, playersOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { typeCode } from './people/player.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { TeamEvening } from './people/team-evening.ts'

const BY_CALLS = [
  { name: 'Les Elfes', members: ['Ana', 'Bob', 'Cléo'] },
  { name: 'Les Gobelins', members: ['Dan', 'Ève', 'Fay'] },
  { name: 'Les Zombies', members: ['Guy', 'Hal', 'Ida'] },
  { name: 'Les Sirènes', members: ['Jo', 'Kim', 'Lou'] },
]

const tablesIn = (matches: readonly DocumentMatch[]) => matches.filter(({ table }) => table !== null)
const two = { score1: 2, score2: 0 }

async function joins(page: Page, name: string): Promise<void> {
  await page.getByLabel('Votre nom de joueur').fill(name)
  await page.getByRole('button', { name: 'Rejoindre le tournoi' }).click()
  await expect(page).toHaveURL(/\/player$/)
}

test('TEAM-22 six trios come in, one seat is contested, one team leaves, and a team stands on the podium', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Trios du jeudi', seats: 6, teams: 'Trios' })
  const { code } = organizer
  const evening = await TeamEvening.of(organizer, await browser.newContext())

  // A captain on a small phone names the team, and shows its link.
  const phone = { viewport: { width: 320, height: 700 }, hasTouch: true }
  const captain = await (await browser.newContext(phone)).newPage()
  await captain.goto('/')
  await typeCode(captain, code)
  await joins(captain, 'Maximilienne-Alexandrine')
  await expect(captain.getByRole('radio', { name: 'Créer une équipe' })).toBeChecked()
  await captain.getByLabel('Nom de l’équipe').fill('Les Inséparables du Vieux Grimoire')
  await press(captain.getByRole('button', { name: 'Créer l’équipe' }))
  await expect(captain.getByText(/^Il vous manque 2 personnes/)).toBeVisible()
  await expectNothingSideways(captain, 'a captain’s card')
  await inspectPage(captain)
  const [{ key = '' } = {}] = await playersOf(evening.device, evening.tournament)
  const link = evening.linkOf(key)

  // One opens the link, one finds the team in the list.
  const second = await (await browser.newContext(phone)).newPage()
  await second.goto(link)
  await expect(second.getByRole('heading', { name: /^Vous rejoignez Les Inséparables/ })).toBeVisible()
  await joins(second, 'Nina')
  await expect(second.getByText(/^Il vous manque 1 personne/)).toBeVisible()
  const third = await (await browser.newContext(phone)).newPage()
  await third.goto(`/tournament/${code}`)
  await joins(third, 'Oscar')
  await third.getByRole('radio', { name: /^Les Inséparables/ }).press('Space')
  await expectNothingSideways(third, 'choosing a team')
  await press(third.getByRole('button', { name: 'Rejoindre l’équipe' }))
  await expect(third.getByText('Votre équipe est au complet')).toBeVisible()
  await expect(captain.getByText('Votre équipe est au complet')).toBeVisible()

  for (const team of BY_CALLS) await evening.arrives(team)

  // The organizer writes three in and forms their team.
  const desk = organizer.page
  for (const name of ['Pat', 'Quinn', 'Rose']) await organizer.addPlayer(name)
  await expect(desk.getByText('Pat, Quinn et Rose n’ont pas d’équipe.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Démarrer le tournoi' })).toBeDisabled()
  await press(desk.getByRole('button', { name: 'Former une équipe' }))
  await desk.getByLabel('Nom de l’équipe').fill('Les Tardifs')
  for (const name of ['Pat', 'Quinn', 'Rose']) {
    await press(desk.getByRole('button', { name: `Ajouter ${name} à l’équipe` }))
  }
  await press(desk.getByRole('dialog').getByRole('button', { name: 'Former l’équipe' }))
  await expect(desk.getByText(/^6 équipes, /)).toBeVisible()
  await inspectPage(desk)
  await organizer.start()

  // Seat A is contested; the staff decides, and enters the others with it.
  await expect(captain.getByText(/^Équipe\s: 3 en cours$/)).toBeVisible()
  await expectNothingSideways(captain, 'a member’s card')
  const first = tablesIn(await matchesOf(evening.device, evening.tournament, 1))
  const own = first.find(({ sides }) => sides?.flat().includes(key))
  const isFirst = own?.sides?.[0]?.includes(key) === true
  const opposite = await captain.getByText(/^Ronde 1\. Table/).textContent()
  await press(captain.getByRole('button', { name: 'Vous gagnez 2-1' }))
  await press(captain.getByRole('button', { name: /^Envoyer\s: vous gagnez 2-1$/ }))
  await expect(captain.getByText(/^Équipe\s: 1 gagné et 2 en cours$/)).toBeVisible()
  await expect(second.getByText(/^Équipe\s: 1 gagné et 2 en cours$/)).toBeVisible()
  const names = new Map(evening.secrets)
  const rival = [...names.keys()].find((name) => opposite?.includes(`contre ${name},`))
  if (rival) {
    await callServer(evening.device, sendScoreQuickTournament, {
      ...{ code, matchId: own?.id ?? '', playerId: evening.secretOf(rival) },
      score: isFirst ? { score1: 0, score2: 2 } : two,
    })
    await expect(captain.getByText('Résultat contesté')).toBeVisible()
  }
  const table = own?.table ?? 0
  await press(desk.getByRole('button', { name: new RegExp(`^Saisir le score de la table\\s${table}$`) }))
  const sheet = desk.getByRole('dialog')
  await expectNothingSideways(desk, 'the seats of a table')
  await desk.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  for (const { id: matchId } of first) {
    await callServer(evening.device, updateScoreQuickTournament, {
      ...{ code, organizerId: evening.organizerId, matchId },
      seats: { scores: [two, two, null] },
    })
  }
  await expect(desk.getByText('Toutes les tables sont terminées.').first()).toBeVisible()

  // A member leaves, and the team with them: five teams are left, and one has a bye.
  const gone = first.find((match) => match !== own)
  await callServer(evening.device, deleteQuickTournamentPlayer, {
    ...{ code, organizerId: evening.organizerId, playerKey: gone?.sides?.[1]?.[2] ?? '' },
  })
  await organizer.nextRound(2)
  const round2 = await matchesOf(evening.device, evening.tournament, 2)
  expect(tablesIn(round2)).toHaveLength(2)
  for (const { id: matchId } of tablesIn(round2)) {
    await callServer(evening.device, updateScoreQuickTournament, {
      ...{ code, organizerId: evening.organizerId, matchId },
      seats: { scores: [two, null, two] },
    })
  }
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await reader.goto(`/tournament/${code}`)
  await expect(reader.getByText('Les Elfes').first()).toBeVisible()
  await expectNothingSideways(reader, 'trios on everybody’s page')
  await organizer.finish()
  await expect(reader.getByRole('heading', { name: /^Les .+ remporte le tournoi/ })).toBeVisible()
  await expect(captain.getByText(/^(Vous terminez|Vous remportez)/)).toBeVisible()
  await inspectPage(reader)
})
